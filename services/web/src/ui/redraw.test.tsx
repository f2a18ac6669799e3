import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openScreen, field } from "../../test/openAdmin";
import { Redraw } from "./Redraw";

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {}); // React reports what a boundary has caught
});

/** Puts what React is going to remove where it does not find it, as an extension may. */
function misplace(element: Element | null): void {
  const foreign = document.createElement("div");
  element?.replaceWith(foreign);
  if (element) foreign.append(element);
}

test.each([
  ["a dialog", "/admin/service-areas", "Name", "PUT /api/admin/service-areas/1"],
  ["Business Details", "/admin/business#contact", "Short name", "PUT /api/admin/business"],
] as const)(
  "in %s a save that fails, on which React fails too, keeps what was typed",
  async (_where, address, label, call) => {
    const { press, retype, api } = openScreen(address, ({ answer }) =>
      answer(call, { status: 503, body: "Not now." }),
    );
    if (address === "/admin/service-areas") await press("Edit Dahlonega");
    await screen.findByLabelText(label);
    await retype(label, "Typed with care");
    misplace(screen.getByRole("button", { name: "Save Changes" }).firstElementChild);

    await press("Save Changes");

    expect(await screen.findByText(/Not now\. What you typed is still here\./)).toBeTruthy();
    expect(field(label).value).toBe("Typed with care");
    api.answer(call);
    await press("Save Changes");
    await screen.findByText(/^(Success|Saved)$/);
    expect(JSON.stringify(api.sent(call).pop()?.body)).toContain("Typed with care");
  },
);

test("what cannot be drawn again can be tried again, or the page loaded again", async () => {
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error("missing function");
    return <p>All of it</p>;
  };
  render(
    <Redraw>
      <Part />
    </Redraw>,
  );
  expect(screen.getByRole("alert").textContent).toContain("Something went wrong on this page.");
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();

  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(screen.getByText("All of it")).toBeTruthy();
});
