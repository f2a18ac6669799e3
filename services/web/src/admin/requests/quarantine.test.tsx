import { screen, waitFor, within } from "@testing-library/react";
import { expectToast } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import { bareQuote, fullQuote } from "../../../test/sampleQuotes";

const HELD = "/api/admin/quarantine";
const LIST = "GET /api/admin/quote-requests";
const ann = { ...fullQuote, id: 7, fullName: "Ann Lee" };
const eve = { ...fullQuote, id: 8, fullName: "Eve Fox" };

/** Opens the quote requests while two more are held. */
async function openQuarantine() {
  const api = createFakeApi();
  api.setList(HELD, [eve, ann]);
  const owner = renderAsOwner("/admin/quote-requests#held");
  await screen.findByRole("button", { name: "Not spam: Ann Lee, ID 7" });
  return { api, owner };
}

const quarantineCount = () => screen.queryByRole("heading", { name: /^Held as spam/ })?.textContent;

test("held requests are folded below the list, with their number", async () => {
  createFakeApi().setList(HELD, [eve, ann]);
  renderAsOwner("/admin/quote-requests");

  const heading = await screen.findByRole("heading", { level: 2, name: "Held as spam (2)" });
  expect(heading.closest("details")?.open).toBe(false);
  const [list = document.body] = screen.getAllByRole("list");
  expect(list.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("nothing is shown if no requests are held", async () => {
  createFakeApi();
  renderAsOwner("/admin/quote-requests");

  await screen.findByText("2 total");
  await screen.findByText("Updated just now");
  expect(quarantineCount()).toBeUndefined();
});

test("the dashboard says how many are held, and links to them", async () => {
  createFakeApi().setList(HELD, [eve, ann]);
  const owner = renderAsOwner("/admin");

  await owner.click(await screen.findByRole("link", { name: /^2 held as spam/ }));

  expect(await screen.findByRole("button", { name: "Not spam: Ann Lee, ID 7" })).toBeTruthy();
});

/** Opens a list long enough for a search, and searches for `typed`. */
async function searchFor(typed: string) {
  const api = createFakeApi();
  api.setList(HELD, [eve, ann, { ...ann, id: 9 }]);
  const rows = Array.from({ length: 13 }, (_, index) => ({ ...bareQuote, id: index + 1 }));
  api.setList("/api/admin/quote-requests", rows);
  const owner = renderAsOwner("/admin/quote-requests");
  await screen.findByRole("heading", { name: "Held as spam (3)" });
  await owner.click(screen.getByRole("searchbox"));
  await owner.paste(typed);
  return owner;
}

test.each([
  ["eve fox", "1 match in Held as spam →"],
  ["ann lee", "2 matches in Held as spam →"],
])("a search for %s counts the matches among the held requests", async (typed, text) => {
  await searchFor(typed);

  const link = await screen.findByRole("link", { name: /in Held as spam/ });
  expect(link.textContent).toBe(text);
  expect(screen.getByText("No matches")).toBeTruthy();
  expect(link.parentElement?.ariaLive).toBe("polite");
});

test("a search without matches among the held requests does not mention them", async () => {
  await searchFor("nobody");

  await screen.findByText("No matches");
  expect(screen.queryByRole("link", { name: /in Held as spam/ })).toBeNull();
});

test("Not spam moves a request to the list, and the focus to the heading", async () => {
  const { api, owner } = await openQuarantine();

  await owner.click(screen.getByRole("button", { name: "Not spam: Ann Lee, ID 7" }));

  await expectToast("Success", "Moved to your list: Ann Lee");
  expect(await screen.findByText("3 total")).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Call Ann Lee, ID 7" })).toBeTruthy();
  expect(quarantineCount()).toBe("Held as spam (1)");
  expect(api.sent(`POST ${HELD}/7/release`)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

test("a request released while the list is being fetched still ends up in the list", async () => {
  const { api, owner } = await openQuarantine();
  const release = api.hold(LIST);
  await owner.click(screen.getByRole("button", { name: "Refresh" }));

  await owner.click(screen.getByRole("button", { name: "Not spam: Ann Lee, ID 7" }));
  release();

  expect(await screen.findByText("3 total")).toBeTruthy();
});

test("Delete asks first, and names the request", async () => {
  const { api, owner } = await openQuarantine();

  await owner.click(screen.getByRole("button", { name: "Delete Eve Fox, ID 8" }));
  const question = within(
    screen.getByRole("alertdialog", { name: "Delete the request of Eve Fox?" }),
  );
  expect(api.sent(`DELETE ${HELD}/8`)).toEqual([]);
  await owner.click(question.getByRole("button", { name: "Delete" }));

  await expectToast("Success", "Deleted: Eve Fox");
  await waitFor(() => expect(quarantineCount()).toBe("Held as spam (1)"));
});

test.each([
  ["Not spam: Ann Lee, ID 7", `POST ${HELD}/7/release`],
  ["Delete Ann Lee, ID 7", `DELETE ${HELD}/7`],
] as const)(
  "%s: a failure shows the server's sentence, and the request stays",
  async (name, call) => {
    const { api, owner } = await openQuarantine();
    api.answer(call, { status: 503, body: "We cannot reach our records right now." });

    await owner.click(screen.getByRole("button", { name }));
    const question = screen.queryByRole("alertdialog");
    if (question) await owner.click(within(question).getByRole("button", { name: "Delete" }));

    await expectToast("Error", "We cannot reach our records right now.");
    expect(quarantineCount()).toBe("Held as spam (2)");
  },
);

test("if the held requests cannot be loaded, the list is still shown, and they can be retried", async () => {
  const api = createFakeApi();
  api.setList(HELD, [ann]);
  api.answer(`GET ${HELD}`, { status: 500, body: "" });
  const owner = renderAsOwner("/admin/quote-requests");
  await screen.findByText("2 total");
  const failed = await screen.findByText(/^The requests held as spam could not be loaded/);
  api.answer(`GET ${HELD}`);

  await owner.click(within(failed).getByRole("button", { name: "Try again" }));

  await waitFor(() => expect(quarantineCount()).toBe("Held as spam (1)"));
});
