import { capitalize } from "@ridgeline/contract/contentKind";
import { screen, waitFor, within } from "@testing-library/react";
import { contentKinds, kindAt } from "../../../test/kindWording";
import { expectMessage, expectNoMessage } from "../../../test/expectMessage";
import { expectToast } from "../../../test/expectToast";
import { openScreen } from "../../../test/openAdmin";
import { field } from "../../../test/openPart";
import { sampleLists } from "../../../test/sampleLists";

const { address, list } = kindAt("service-areas");
const POST = `POST ${list}` as const;
const PUT = `PUT ${list}/1` as const;
const DELETE = `DELETE ${list}/1` as const;
const dialog = (name: string) => screen.findByRole("dialog", { name });
const saveButton = (name = "Save Changes") =>
  within(screen.getByRole("dialog")).getByRole("button", { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test.each(contentKinds)(
  "an empty $one names every required field and sends nothing",
  async (kind) => {
    const { api, owner, press, retype } = openScreen(kind.address);
    await press(kind.add ?? `Edit ${kind.activeItem}`);
    const [first] = kind.texts;
    if (kind.add === undefined) for (const { label } of kind.texts) await retype(label, " ");

    await owner.type(field(first.label), " ");
    await owner.click(saveButton(kind.add));

    for (const { label, missing, plainly } of kind.texts) {
      expectMessage(field(label), missing);
      expectMessage(field(label), plainly);
    }
    const firstWrong = document.querySelector("[aria-invalid]");
    await waitFor(() => expect(document.activeElement).toBe(firstWrong));
    await owner.type(field(first.label), "x");
    expectNoMessage(field(first.label), first.missing);
    expect(api.sent(`POST ${kind.list}`).concat(api.sent(`PUT ${kind.list}/1`))).toEqual([]);
  },
);

describe("the dialog that adds an item", () => {
  const open = async () => {
    const page = openScreen(address);
    await page.press("Add Service Area");
    const added = within(await dialog("Add Service Area"));
    return {
      ...page,
      save: () => page.owner.click(added.getByRole("button", { name: "Add Service Area" })),
    };
  };

  test("starts empty and active, with sort order 0, or puts the item last", async () => {
    const { api, press, retype, save } = await open();
    expect(document.activeElement).toBe(field("Name"));
    expect([field("Name").value, field("Status").value]).toEqual(["", "active"]);

    await retype("Name", "Helen");
    await save();

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

  test("adds several at once, one a line; after a failure those that are not saved are left", async () => {
    const { api, owner, save } = await open();
    await owner.click(field("Name"));
    await owner.paste("Helen\n\n  Cleveland \nDahlonega");
    api.answer(POST, { status: 503, body: "Later." });
    await save();
    await expectToast("Error", "Later.");
    expect(field("Name").value).toBe("Helen\nCleveland\nDahlonega");
    api.answer(POST);

    await save();

    await noDialog();
    const names = api.sent(POST).map(({ body }) => Reflect.get(Object(body), "name") as unknown);
    expect(names).toEqual(["Helen", "Helen", "Cleveland", "Dahlonega"]);
  });
});

test.each(contentKinds)(
  "the dialog that edits a $one shows every value, sends all, closes and reloads the list",
  async (kind) => {
    const { api, owner, press, retype } = openScreen(kind.address);
    await press(`Edit ${kind.activeItem}`);
    await dialog(kind.edit);
    const { id, ...before } = sampleLists[kind.list][0] ?? { id: 0 };
    const shown = kind.texts.map(({ label, name }) => [name, field(label).value]);
    expect(before).toMatchObject(Object.fromEntries(shown));
    expect(field("Status").value).toBe("active");
    const [first] = kind.texts;
    await retype(first.label, " Something New ");
    await owner.selectOptions(field("Status"), "Inactive");

    await press("Save Changes");

    await expectToast("Success", `${capitalize(kind.one)} updated successfully`);
    await noDialog();
    const sent = api.sent(`PUT ${kind.list}/${id}`).map(({ body }) => body);
    expect(sent).toEqual([{ ...before, [first.name]: "Something New", isActive: false }]);
    expect(await screen.findByRole("heading", { level: 2, name: "Something New" })).toBeTruthy();
  },
);

describe("the dialog that edits an item", () => {
  const open = async () => {
    const page = openScreen(address);
    await page.press("Edit Dahlonega");
    return page;
  };

  test("while its save is under way, it is sent once and cannot be left", async () => {
    const { api, owner } = await open();
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
});

const AWAY = { status: 503, body: "It is away." };

test.each([
  [
    "Add Service Area",
    POST,
    "no network",
    "Failed to create service area",
    "Not saved. No connection. What you typed is still here.",
  ],
  ["Edit Dahlonega", PUT, AWAY, AWAY.body, "Not saved. It is away. What you typed is still here."],
] as const)(
  "%s: a failed %s (%j) says why, and keeps what was typed until it is saved",
  async (opener, call, failure, text, why) => {
    const { api, owner, press, retype } = openScreen(address, ({ answer }) =>
      answer(call, failure),
    );
    await press(opener);
    await retype("Name", "Helen");

    const save = () => owner.click(saveButton(call === POST ? opener : undefined));
    await save();

    await expectToast("Error", text);
    expect(screen.getByRole("alert").textContent).toBe(why);
    expect(field("Name").value).toBe("Helen");
    api.answer(call);
    await save();
    await noDialog();
  },
);

test.each([
  [AWAY, AWAY.body],
  [{ status: 500, body: "" }, "Failed to delete service area"],
])("a failed deletion (%j) says %s and keeps the card", async (failure, text) => {
  const { api, press } = openScreen(address, ({ answer }) => answer(DELETE, failure));
  await press("Delete Dahlonega");

  await press("Delete");

  await expectToast("Error", text);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("heading", { level: 2, name: "Dahlonega" })).toBeTruthy();
  expect(api.sent(`GET ${list}`)).toHaveLength(1);
});

const TAKEN = "The slug 'roofing' is already used by another service.";

test.each([
  ["services", "Roof Repair", 409, TAKEN, "Slug", TAKEN],
  ["featured-projects", "Cedar Deck", 400, "imageUrl: Invalid url", "Image URL", "Invalid url"],
] as const)(
  "a field of the %s that the server refuses is marked until it is changed",
  async (path, item, status, body, label, message) => {
    const { api, owner, press } = openScreen(`/admin/${path}`);
    api.answer(`PUT /api/admin/${path}/1`, { status, body });
    await press(`Edit ${item}`);

    await press("Save Changes");

    await waitFor(() => expectMessage(field(label), message));
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    await expectToast("Error", body);
    await owner.type(field(label), "-2");
    expectNoMessage(field(label), message);
  },
);

test("on a touch screen the focus starts on the title, so that no keyboard opens", async () => {
  jest.spyOn(window, "matchMedia").mockImplementation(
    (query) => ({ matches: query === "(pointer: coarse)" }) as MediaQueryList, // nothing else of it is used
  );
  const { press } = openScreen(address);

  await press("Edit Dahlonega");

  const title = screen.getByRole("heading", { name: "Edit Service Area" });
  expect(document.activeElement).toBe(title);
});
