import { screen, waitFor, within } from "@testing-library/react";
import { contentKinds, kindAt } from "../../../test/kindWording";
import { expectToast, shownToasts } from "../../../test/expectToast";
import { openAdmin, openScreen, type FakeApi } from "../../../test/openAdmin";
import { OWNER_TOKEN } from "../../../test/renderPart";
import { sampleLists } from "../../../test/sampleLists";

const heading = () => screen.findByRole("heading", { level: 1 });
const names = () => screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);

test.each(contentKinds)(
  "the owner's list of $many shows its items, their total and what can be done with each",
  async ({ path, address, list, title, add, card, activeItem, inactiveItem }) => {
    const { api } = openScreen(address);

    await screen.findByText("2 total");
    const [request] = api.sent(`GET ${list}`);
    expect(request?.headers.get("Authorization")).toBe(`Bearer ${OWNER_TOKEN}`);
    expect((await heading()).textContent).toBe(`${title} 2 total`);
    expect(names()).toEqual([activeItem, inactiveItem]);
    const first = screen.getByRole("heading", { name: activeItem }).closest("li");
    const isOrdered = path !== "testimonials";
    expect(screen.queryByRole("img", { name: "5 out of 5 stars" }) === null).toBe(isOrdered);
    for (const text of card) expect(first?.textContent).toContain(text);
    const badges = screen.getAllByText(/^(Active|Inactive)$/).map(({ textContent }) => textContent);
    expect(badges).toEqual(["Active", "Inactive"]);
    const all = screen.getAllByRole("button").map((each) => each.ariaLabel ?? each.textContent);
    expect(all.filter((name) => name.startsWith("Move "))).toHaveLength(isOrdered ? 6 : 0);
    expect(all.filter((name) => /^(Add|Edit|(Dea|A)ctivate|Delete) /.test(name))).toEqual([
      ...(add === undefined ? [] : [add]),
      `Edit ${activeItem}`,
      `Deactivate ${activeItem}`,
      `Delete ${activeItem}`,
      `Edit ${inactiveItem}`,
      `Activate ${inactiveItem}`,
      `Delete ${inactiveItem}`,
    ]);
  },
);

describe("an owner's list", () => {
  const { address, list, many, title, activeItem, inactiveItem } = kindAt("testimonials");
  const button = (name: string) => screen.findByRole("button", { name });
  const loads = (api: FakeApi) => api.sent(`GET ${list}`).length;
  /** The list with these items changed from active to inactive, or the other way round. */
  const change = (...ids: number[]) =>
    sampleLists[list].map((one) => ({ ...one, isActive: one.isActive !== ids.includes(one.id) }));

  test("says that it is loading, and then that it is empty", async () => {
    let release = () => {};
    openScreen(address, (api) => {
      api.set(list, []);
      release = api.hold(`GET ${list}`);
    });
    const loading = await screen.findByText(`Loading ${many}...`);
    expect(loading.closest("[role=status]")).toBeTruthy();
    expect((await heading()).textContent).toBe(`${title} … total`);

    release();

    await screen.findByRole("heading", { level: 2, name: `No ${many} found` });
    expect((await heading()).textContent).toBe(`${title} 0 total`);
    expect(screen.queryByText(`Loading ${many}...`)).toBeNull();
  });

  test("says so when it fails, and can be tried again", async () => {
    const { api, press } = openScreen(address, ({ answer }) => answer(`GET ${list}`, "no network"));
    const sentence = await screen.findByText(`Failed to fetch ${many}`);
    expect(sentence.closest("[role=alert]")).toBeTruthy();
    expect(screen.queryByText(`No ${many} found`)).toBeNull();
    expect(shownToasts()).toEqual([]);
    api.answer(`GET ${list}`);

    await press("Try again");

    await screen.findByRole("heading", { level: 2, name: activeItem });
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(document.activeElement?.tagName).toBe("H1");
  });

  test("is reloaded after Deactivate, which sends only isActive, even while every other list is still loading", async () => {
    const { api, owner, press } = openAdmin("/admin", ({ hold }) => {
      const others = Object.keys(sampleLists).filter((path) => path !== list);
      for (const other of others) hold(`GET ${other as typeof list}`);
    });
    await owner.click(await screen.findByRole("link", { name: "Reviews" }));
    await button(`Deactivate ${activeItem}`);
    api.set(list, change(1));

    await press(`Deactivate ${activeItem}`);

    await button(`Activate ${activeItem}`);
    expect(api.sent(`PUT ${list}/1`).map(({ body }) => body)).toEqual([{ isActive: false }]);
  });

  test("does not keep a response that is older than the last change", async () => {
    const { api, press } = openScreen(address);
    await button(`Deactivate ${activeItem}`);
    const answerOld = api.hold(`GET ${list}`);
    await press(`Activate ${inactiveItem}`);
    await waitFor(() => expect(loads(api)).toBe(2));
    await press(`Deactivate ${activeItem}`);
    await waitFor(() => expect(api.sent(`PUT ${list}/1`)).toHaveLength(1));
    answerOld();
    const answerNew = api.hold(`GET ${list}`);
    await waitFor(() => expect(loads(api)).toBe(3));
    api.set(list, change(1, 2));
    answerNew();

    await button(`Activate ${activeItem}`);
    await button(`Deactivate ${inactiveItem}`);
  });

  test("stays when its reload fails, with the success message and a way to try again", async () => {
    const { api, press } = openScreen(address);
    await button(`Deactivate ${activeItem}`);
    api.answer(`GET ${list}`, { status: 503, body: "" });

    await press(`Deactivate ${activeItem}`);

    await screen.findByText("Could not refresh");
    await expectToast("Success", "Testimonial updated successfully");
    expect(names()).toEqual([activeItem, inactiveItem]);
    api.answer(`GET ${list}`);
    await press("Try again");
    await waitFor(() => expect(screen.queryByText("Could not refresh")).toBeNull());
    expect(document.activeElement?.tagName).toBe("H1");
  });
});

test("deleting asks first, keeps the card if it fails, is sent once, and cannot be left meanwhile", async () => {
  const { address, list, activeItem } = kindAt("testimonials");
  const DELETE = `DELETE ${list}/1` as const;
  const { api, owner, press } = openScreen(address);
  await press(`Delete ${activeItem}`);
  const question = within(screen.getByRole("alertdialog", { name: `Delete ${activeItem}?` }));
  const words = "Are you sure you want to delete this testimonial? This action cannot be undone.";
  expect(question.getByText(words)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Cancel");
  await press("Cancel");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(document.activeElement?.getAttribute("aria-label")).toBe(`Delete ${activeItem}`);
  expect(api.sent(DELETE)).toEqual([]);

  api.answer(DELETE, { status: 500, body: "" });
  await press(`Delete ${activeItem}`);
  await press("Delete");
  await expectToast("Error", "Failed to delete testimonial");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(names()).toContain(activeItem);
  api.answer(DELETE);

  await press(`Delete ${activeItem}`);
  const release = api.hold(DELETE);
  await owner.dblClick(screen.getByRole("button", { name: "Delete" }));
  await owner.keyboard("{Escape}");
  await press("Cancel");
  expect(screen.getByRole("button", { name: "Deleting..." })).toBeTruthy();
  release();

  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(api.sent(DELETE)).toHaveLength(2);
});
