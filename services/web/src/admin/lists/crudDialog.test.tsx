import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { contentKinds, kindAt } from "../../../test/kindWording";
import { expectMessage, expectNoMessage } from "../../../test/expectMessage";
import { expectToast } from "../../../test/expectToast";
import { openScreen, field } from "../../../test/openAdmin";
import { sampleLists } from "../../../test/sampleLists";

const { address, list } = kindAt("service-areas");
const POST = `POST ${list}` as const;
const PUT = `PUT ${list}/1` as const;
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test.each(contentKinds)(
  "the dialog that edits a $one shows every value, names every field that is empty, and then sends nothing",
  async ({ address, list, activeItem, edit, texts, nameLabel }) => {
    const { api, owner, press } = openScreen(address);
    await press(`Edit ${activeItem}`);
    await screen.findByRole("dialog", { name: edit });
    const shown = texts.map(({ label, name }) => [name, field(label).value]);
    expect(sampleLists[list][0]).toMatchObject(Object.fromEntries(shown));
    expect(field("Status").value).toBe("active");
    for (const { label } of texts) fireEvent.change(field(label), { target: { value: " " } });

    await press("Save Changes");

    for (const { label, missing, plainly } of texts) {
      const control = field(label);
      expectMessage(control, missing);
      expectMessage(control, plainly);
    }
    const firstWrong = document.querySelector("[aria-invalid]");
    await waitFor(() => expect(document.activeElement).toBe(firstWrong));
    await owner.type(field(nameLabel), "x");
    expect(field(nameLabel).hasAttribute("aria-invalid")).toBe(false);
    expect(api.sent(`PUT ${list}/1`)).toEqual([]);
  },
);

test("the dialog that adds an item starts empty and active, with sort order 0, or puts it last", async () => {
  const { press } = openScreen(address);
  await press("Add Service Area");
  expect(document.activeElement).toBe(field("Name"));
  const values = () => ["Name", "Status", "Sort Order"].map((label) => field(label).value);
  expect(values()).toEqual(["", "active", "0"]);

  await press("Put it last");

  expect(values()).toEqual(["", "active", "5"]);
});

test("several are added at once, one a line; a failure says why, and leaves those that are not saved", async () => {
  const { api, owner, press } = openScreen(address, ({ answer }) => answer(POST, "no network"));
  const dialog = () => within(screen.getByRole("dialog"));
  const save = () => owner.click(dialog().getByRole("button", { name: "Add Service Area" }));
  await press("Add Service Area");
  await owner.click(field("Name"));
  await owner.paste("Helen\n\n  Cleveland \nDahlonega");
  await save();
  await expectToast("Error", "Failed to create service area");
  expect(screen.getByRole("alert").textContent).toBe(
    "Not saved. We could not reach the server. Please check your connection and try again. What you typed is still here.",
  );
  expect(field("Name").value).toBe("Helen\nCleveland\nDahlonega");
  api.answer(POST);

  await save();

  await noDialog();
  const names = api.sent(POST).map(({ body }) => Reflect.get(Object(body), "name") as unknown);
  expect(names).toEqual(["Helen", "Helen", "Cleveland", "Dahlonega"]);
});

test("while its save is under way, a dialog is sent once and cannot be left", async () => {
  const { api, owner, press } = openScreen(address);
  await press("Edit Dahlonega");
  const release = api.hold(PUT);

  await owner.type(field("Name"), "!{Enter}{Enter}");
  const busy = await screen.findByRole("button", { name: "Saving..." });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  await owner.type(field("Name"), "?{Escape}");
  expect(screen.queryByText("Discard changes?")).toBeNull();
  expect(field("Name").value).toBe("Dahlonega!");
  release();

  await noDialog();
  expect(api.sent(PUT)).toHaveLength(1);
});

test("a field that the server refuses is marked until it is changed", async () => {
  const { api, owner, press } = openScreen("/admin/services");
  const body = "The slug 'roofing' is already used by another service.";
  api.answer("PUT /api/admin/services/1", { status: 409, body });
  await press("Edit Roof Repair");

  await press("Save Changes");

  await waitFor(() => expectMessage(field("Slug"), body));
  await waitFor(() => expect(document.activeElement).toBe(field("Slug")));
  await expectToast("Error", body);
  await owner.paste("-2");
  expectNoMessage(field("Slug"), body);
});

test("on a touch screen the focus starts on the title, so that no keyboard opens", async () => {
  jest.spyOn(window, "matchMedia").mockImplementation(
    (query) => ({ matches: query === "(pointer: coarse)" }) as MediaQueryList, // nothing else of it is used
  );
  const { press } = openScreen(address);

  await press("Edit Dahlonega");

  const title = screen.getByRole("heading", { name: "Edit Service Area" });
  expect(document.activeElement).toBe(title);
});
