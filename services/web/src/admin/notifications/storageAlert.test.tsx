import { screen, waitFor } from "@testing-library/react";
import { type Answer, createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";

const HEARTBEAT = "POST /api/admin/heartbeat";

async function open(answer: Answer) {
  const api = createFakeApi();
  api.answer(HEARTBEAT, answer);
  const owner = renderAsOwner("/admin");
  await screen.findByText("E-mail"); // the notifications have loaded
  await waitFor(() => expect(api.sent(HEARTBEAT)).toHaveLength(1));
  return { api, owner };
}

test.each([
  [{ status: 503, body: "Later." }, "Quote requests cannot be stored right now."],
  [{ body: { isStored: true, freeDisk: 0.049 } }, "The server's disk is nearly full."],
])("the dashboard says first, for %j: %s", async (answer, sentence) => {
  await open(answer);

  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(sentence);
  expect(screen.getByRole("main").querySelector("h1")?.parentElement?.nextSibling).toBe(alert);
});

test.each<Answer>([
  "no network",
  { body: { isStored: true, freeDisk: 0.05 } },
  { body: { isStored: true, freeDisk: null } },
])("the dashboard says nothing for %j", async (answer) => {
  await open(answer);

  expect(screen.queryByRole("alert")).toBeNull();
});

test("Refresh asks again", async () => {
  const { api, owner } = await open({ status: 503, body: "Later." });
  await screen.findByRole("alert");
  api.answer(HEARTBEAT);

  await owner.click(screen.getByRole("button", { name: "Refresh" }));

  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
