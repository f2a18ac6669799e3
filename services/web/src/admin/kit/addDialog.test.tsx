import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { contentKinds, kindAt, sentence } from "../../../test/kindWording";
import { expectMessage } from "../../../test/expectMessage";
import { expectToast } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import { sampleLists } from "../../../test/sampleLists";

const orderOf = (item: object) => ("sortOrder" in item ? Number(item.sortOrder) : 0);

describe("the dialog that adds an item", () => {
  const { path, one, texts } = kindAt("service-areas");
  const addLabel = "Add Service Area";
  const list = `/api/admin/${path}` as const;
  const lastPlace = 1 + Math.max(...sampleLists[list].map(orderOf));
  const [first] = texts;
  const addButton = () => screen.findByRole("button", { name: addLabel });
  const dialog = () => within(screen.getByRole("dialog", { name: addLabel }));
  const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
  const save = (owner: UserEvent) => owner.click(dialog().getByRole("button", { name: addLabel }));
  const open = async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(`/admin/${path}`);
    await owner.click(await addButton());
    return { api, owner };
  };
  const fill = async (owner: UserEvent) => {
    for (const { label, value } of texts) {
      await owner.clear(field(label));
      await owner.paste(value); // typed, it would be a render for each letter
    }
  };

  test("starts empty and active, with sort order 0", async () => {
    await open();

    for (const { label } of texts) expect(field(label).value).toBe("");
    expect(field("Sort Order").value).toBe("0");
    expect(field("Status").value).toBe("active");
    expect(document.activeElement).toBe(field(first.label));
  });

  test("a button puts the item last", async () => {
    const { api, owner } = await open();
    await fill(owner);

    await owner.click(dialog().getByRole("button", { name: "Put it last" }));

    expect(field("Sort Order").value).toBe(String(lastPlace));
    expect(dialog().getByRole("status").textContent).toBe(`Sort order ${lastPlace}`);
    await save(owner);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent(`POST ${list}`)[0]?.body).toMatchObject({ sortOrder: lastPlace });
  });

  test("can be put last once the list has loaded, and keeps what was typed before", async () => {
    const api = createFakeApi();
    const release = api.hold(`GET ${list}`);
    const owner = renderAsOwner(`/admin/${path}`);
    await owner.click(await addButton());
    await owner.click(field(first.label));
    await owner.paste("Typed early");
    expect(dialog().queryByRole("button", { name: "Put it last" })).toBeNull();

    release();

    await owner.click(await dialog().findByRole("button", { name: "Put it last" }));
    expect(field("Sort Order").value).toBe(String(lastPlace));
    expect(field(first.label).value).toBe("Typed early");
  });

  test.each([
    ["the server's sentence", "The database is unavailable.", "The database is unavailable."],
    ["the fallback", "", `Failed to create ${one}`],
  ])("a refused item shows %s, stays as typed and can be sent again", async (_case, body, text) => {
    const { api, owner } = await open();
    api.answer(`POST ${list}`, { status: 503, body });
    await fill(owner);

    await save(owner);

    await expectToast("Error", text);
    for (const { label, value } of texts) expect(field(label).value).toBe(value);
    api.answer(`POST ${list}`);
    await save(owner);
    await expectToast("Success", sentence(`${one} created successfully`));
  });
});

const addable = contentKinds.flatMap(({ add, ...kind }) => (add ? [{ ...kind, add }] : []));

test.each(addable)(
  "an empty $one names every required field and sends nothing",
  async ({ path, texts, add }) => {
    const api = createFakeApi();
    const owner = renderAsOwner(`/admin/${path}`);
    await owner.click(await screen.findByRole("button", { name: add.label }));
    const dialog = within(screen.getByRole("dialog", { name: add.label }));

    await owner.click(dialog.getByRole("button", { name: add.label }));

    for (const { label, missing, plainly } of texts) {
      expectMessage(dialog.getByLabelText(label), missing);
      expectMessage(dialog.getByLabelText(label), plainly);
    }
    expect(dialog.getByLabelText("Sort Order").hasAttribute("aria-invalid")).toBe(false);
    const [firstWrong] = dialog.getAllByRole("textbox", { hidden: true });
    await waitFor(() => expect(document.activeElement).toBe(firstWrong));
    expect(api.sent(`POST /api/admin/${path}`)).toEqual([]);
  },
);

test("testimonials cannot be added", async () => {
  createFakeApi();
  renderAsOwner("/admin/testimonials");

  await screen.findByRole("button", { name: "Edit Ruth Ellison" });
  expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
});
