import { capitalize } from "@ridgeline/contract/contentKind";
import { screen, waitFor, within } from "@testing-library/react";
import { contentKinds, kindAt } from "../../../test/kindWording";
import { expectMessage, expectNoMessage } from "../../../test/expectMessage";
import { expectToast } from "../../../test/expectToast";
import { openScreen, field } from "../../../test/openAdmin";
import { sampleLists } from "../../../test/sampleLists";

const { address, list } = kindAt("service-areas");
const POST = `POST ${list}` as const;
const PUT = `PUT ${list}/1` as const;
const dialog = (name: string) => screen.findByRole("dialog", { name });
const saveButton = (name = "Save Changes") =>
  within(screen.getByRole("dialog")).getByRole("button", { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test.each(contentKinds)(
  "an empty $one names every required field and sends nothing",
  async (kind) => {
    const { api, owner, press, retype } = openScreen(kind.address);
    await press(kind.add ?? `Edit ${kind.activeItem}`);
    if (kind.add === undefined) for (const { label } of kind.texts) await retype(label, " ");

    await owner.type(field(kind.nameLabel), " ");
    await owner.click(saveButton(kind.add));

    for (const { label, missing, plainly } of kind.texts) {
      expectMessage(field(label), missing);
      expectMessage(field(label), plainly);
    }
    const firstWrong = document.querySelector("[aria-invalid]");
    await waitFor(() => expect(document.activeElement).toBe(firstWrong));
    await owner.type(field(kind.nameLabel), "x");
    expect(field(kind.nameLabel).hasAttribute("aria-invalid")).toBe(false);
    expect(api.sent(`POST ${kind.list}`).concat(api.sent(`PUT ${kind.list}/1`))).toEqual([]);
  },
);

test("the dialog that adds an item starts empty and active, with sort order 0, or puts it last", async () => {
  const { api, owner, press, retype } = openScreen(address);
  await press("Add Service Area");
  expect(document.activeElement).toBe(field("Name"));
  expect([field("Name").value, field("Status").value]).toEqual(["", "active"]);
  await retype("Name", "Helen");
  api.set(list, [...sampleLists[list], { id: 3, name: "Helen", isActive: true, sortOrder: 0 }]);

  await owner.click(saveButton("Add Service Area"));

  await expectToast("Success", "Service area created successfully");
  await noDialog();
  await screen.findByRole("heading", { level: 2, name: "Helen" });
  const sent = api.sent(POST).map(({ body }) => body);
  expect(sent).toEqual([{ name: "Helen", isActive: true, sortOrder: 0 }]);
  await press("Add Service Area");
  expect(field("Sort Order").value).toBe("0");
  await press("Put it last");
  expect(field("Sort Order").value).toBe("5");
});

test("several are added at once, one a line; a failure says why, and leaves those that are not saved", async () => {
  const { api, owner, press } = openScreen(address, ({ answer }) => answer(POST, "no network"));
  const save = () => owner.click(saveButton("Add Service Area"));
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

test.each(contentKinds)(
  "the dialog that edits a $one shows every value, sends all, closes and reloads the list",
  async ({ address, list, activeItem, edit, one, texts, nameLabel }) => {
    const { api, owner, press, retype } = openScreen(address);
    await press(`Edit ${activeItem}`);
    await dialog(edit);
    const [{ id, ...before } = { id: 0 }, ...others] = sampleLists[list];
    const shown = texts.map(({ label, name }) => [name, field(label).value]);
    expect(before).toMatchObject(Object.fromEntries(shown));
    expect(field("Status").value).toBe("active");
    await retype(nameLabel, " Something New ");
    await owner.selectOptions(field("Status"), "Inactive");
    const name = { [nameLabel.toLowerCase()]: "Something New" };
    const changed = { ...before, ...name, isActive: false };
    api.set(list, [{ ...changed, id }, ...others]);

    await press("Save Changes");

    await expectToast("Success", `${capitalize(one)} updated successfully`);
    await noDialog();
    expect(api.sent(`PUT ${list}/${id}`).map(({ body }) => body)).toEqual([changed]);
    expect(await screen.findByRole("heading", { level: 2, name: "Something New" })).toBeTruthy();
  },
);

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
  await owner.type(field("Slug"), "-2");
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
