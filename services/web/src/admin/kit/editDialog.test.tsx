import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { kindAt, sentence } from "../../../test/kindWording";
import { expectMessage } from "../../../test/expectMessage";
import { expectToast } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import { sampleLists } from "../../../test/sampleLists";

describe("the dialog that edits an item", () => {
  const { path, one, texts, activeItem, editTitle } = kindAt("testimonials");
  const list = `/api/admin/${path}` as const;
  const [first] = texts;
  const editButton = () => screen.findByRole("button", { name: `Edit ${activeItem}` });
  const dialog = () => within(screen.getByRole("dialog", { name: editTitle }));
  const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
  const save = (owner: UserEvent) =>
    owner.click(dialog().getByRole("button", { name: "Save Changes" }));
  const open = async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(`/admin/${path}`);
    await owner.click(await editButton());
    return { api, owner };
  };
  const replace = async (owner: UserEvent, label: string, text: string) => {
    await owner.clear(field(label));
    if (text !== "") await owner.paste(text); // typed, it would be a render for each letter
  };

  test("shows the item's values, with the focus in the first field", async () => {
    await open();

    for (const { label, value } of texts) expect(field(label).value).toBe(value);
    expect(field("Status").value).toBe("active");
    expect(document.activeElement).toBe(field(first.label));
  });

  test.each(texts)("$label is required, and gets the focus", async ({ label, missing }) => {
    const { api, owner } = await open();
    await replace(owner, label, "");

    await save(owner);

    expectMessage(field(label), missing);
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(api.sent(`PUT ${list}/1`)).toEqual([]);
  });

  test("a text of nothing but spaces counts as empty", async () => {
    const { owner } = await open();
    await replace(owner, first.label, "   ");

    await save(owner);

    expectMessage(field(first.label), first.missing);
  });

  test("an error disappears when its field is fixed", async () => {
    const { owner } = await open();
    await replace(owner, first.label, "");
    await save(owner);

    await owner.type(field(first.label), "Better");

    expect(dialog().queryByText(first.missing)).toBeNull();
    expect(field(first.label).hasAttribute("aria-invalid")).toBe(false);
  });

  test("saving sends every field, closes, says so and reloads the list", async () => {
    const { api, owner } = await open();
    await replace(owner, first.label, " New Name ");

    await save(owner);

    await expectToast("Success", sentence(`${one} updated successfully`));
    expect(screen.queryByRole("dialog")).toBeNull();
    const { id, ...before } = sampleLists[list][0] ?? { id: 0 };
    expect(api.sent(`PUT ${list}/${id}`).map(({ body }) => body)).toEqual([
      { ...before, [first.name]: "New Name" },
    ]);
    expect(await screen.findByRole("heading", { level: 2, name: "New Name" })).toBeTruthy();
  });

  test.each([
    [{ status: 503, body: "It is away." }, "It is away.", "Not saved. It is away."],
    ["no network", `Failed to update ${one}`, "Not saved. No connection."],
  ] as const)("a failed save (%j) says why and keeps what was typed", async (answer, text, why) => {
    const { api, owner } = await open();
    api.answer(`PUT ${list}/1`, answer);
    await replace(owner, first.label, "New Name");

    await save(owner);

    await expectToast("Error", text);
    const line = dialog().getByRole("alert");
    expect(line.textContent).toBe(`${why} What you typed is still here.`);
    expect(field(first.label).value).toBe("New Name");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Save Changes"));
    expect(api.sent(`GET ${list}`)).toHaveLength(1);
  });

  test("a save that is under way is sent once and cannot be left", async () => {
    const { api, owner } = await open();
    const release = api.hold(`PUT ${list}/1`);
    await replace(owner, first.label, "New Name");

    await owner.type(field(first.label), "{Enter}{Enter}");
    const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Saving..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    await owner.click(busy);
    await owner.keyboard("{Escape}");
    expect(screen.queryByText("Discard changes?")).toBeNull();
    expect(field(first.label).value).toBe("New Name");
    release();

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent(`PUT ${list}/1`)).toHaveLength(1);
  });
});

test("on a touch screen the focus starts on the title, so that no keyboard opens", async () => {
  jest.spyOn(window, "matchMedia").mockImplementation(
    (query) => ({ matches: query === "(pointer: coarse)" }) as MediaQueryList, // nothing else of it is used
  );
  createFakeApi();
  const owner = renderAsOwner("/admin/services");

  await owner.click(await screen.findByRole("button", { name: "Edit Roof Repair" }));

  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Edit Service" }));
  jest.restoreAllMocks();
});

test("Put it last does not change the sort order of the last item", async () => {
  createFakeApi();
  const owner = renderAsOwner("/admin/services");
  const order = () => screen.getByLabelText<HTMLInputElement>("Sort Order").value;
  await owner.click(await screen.findByRole("button", { name: "Edit House Painting" }));
  await owner.click(screen.getByRole("button", { name: "Put it last" }));
  expect(order()).toBe("4");
  await owner.click(screen.getByRole("button", { name: "Cancel" }));

  await owner.click(screen.getByRole("button", { name: "Edit Roof Repair" }));
  await owner.click(screen.getByRole("button", { name: "Put it last" }));
  expect(order()).toBe("5");
});
