import { contentKinds as agreedKinds } from "@ridgeline/contract/contentKinds";
import { screen, waitFor, within } from "@testing-library/react";
import { contentKinds, kindAt } from "../../../test/kindWording";
import { expectToast, shownToasts } from "../../../test/expectToast";
import { openAdmin, openScreen } from "../../../test/openAdmin";
import { type FakeApi } from "../../../test/openPart";
import { OWNER_TOKEN } from "../../../test/renderPart";
import { sampleLists } from "../../../test/sampleLists";

test("every content kind of the contract is tested here", () => {
  expect(contentKinds.map(({ path }) => path)).toEqual(agreedKinds.map(({ path }) => path));
});

const heading = () => screen.findByRole("heading", { level: 1 });
const names = () => screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);

describe.each(contentKinds)("the owner's list of $many", (kind) => {
  const { address, list, many, title, add, card, activeItem, inactiveItem } = kind;

  test("shows its items, their total and what can be done with each", async () => {
    const { api } = openScreen(address);

    await screen.findByText("2 total");
    const [request] = api.sent(`GET ${list}`);
    expect(request?.headers.get("Authorization")).toBe(`Bearer ${OWNER_TOKEN}`);
    expect((await heading()).textContent).toBe(`${title} 2 total`);
    expect(names()).toEqual([activeItem, inactiveItem]);
    const first = screen.getByRole("heading", { name: activeItem }).closest("li");
    const isOrdered = kind.path !== "testimonials";
    expect(screen.queryByRole("img", { name: "5 out of 5 stars" }) === null).toBe(isOrdered);
    expect(screen.queryAllByRole("button", { name: /^Move / })).toHaveLength(isOrdered ? 6 : 0);
    for (const text of card) expect(first?.textContent).toContain(text);
    const badges = screen.getAllByText(/^(Active|Inactive)$/).map(({ textContent }) => textContent);
    expect(badges).toEqual(["Active", "Inactive"]);
    const actions = screen.getAllByRole("button", { name: /^(Add|Edit|(Dea|A)ctivate|Delete) / });
    expect(
      actions.map((button) => button.getAttribute("aria-label") ?? button.textContent),
    ).toEqual([
      ...(add === undefined ? [] : [add]),
      `Edit ${activeItem}`,
      `Deactivate ${activeItem}`,
      `Delete ${activeItem}`,
      `Edit ${inactiveItem}`,
      `Activate ${inactiveItem}`,
      `Delete ${inactiveItem}`,
    ]);
  });

  test("says that it is loading, and then that it is empty", async () => {
    let release = () => {};
    openScreen(address, (api) => {
      api.setList(list, []);
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
});

describe("an owner's list", () => {
  const { address, list, many, activeItem, inactiveItem } = kindAt("testimonials");
  const button = (name: string) => screen.findByRole("button", { name });
  const loads = (api: FakeApi) => api.sent(`GET ${list}`).length;

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

  test.each([
    { item: activeItem, id: 1, before: "Deactivate", after: "Activate", now: "inactive" },
    { item: inactiveItem, id: 2, before: "Activate", after: "Deactivate", now: "active" },
  ])("$before sends only isActive, names the item and reloads the list", async (toggle) => {
    const { item, id, before, after, now } = toggle;
    const { api, press } = openScreen(address);

    await press(`${before} ${item}`);

    await expectToast("Success", "Testimonial updated successfully");
    expect(screen.getAllByText(`${item} is now ${now}`)).not.toEqual([]);
    await button(`${after} ${item}`);
    const isActive = now === "active";
    expect(api.sent(`PUT ${list}/${id}`).map(({ body }) => body)).toEqual([{ isActive }]);
    expect(loads(api)).toBe(2);
  });

  test("is reloaded after a change even while every other list is still loading", async () => {
    const { api, owner, press } = openAdmin("/admin", ({ hold }) => {
      const others = Object.keys(sampleLists).filter((path) => path !== list);
      for (const other of others) hold(`GET ${other as typeof list}`);
    });
    await owner.click(await screen.findByRole("link", { name: "Reviews" }));
    await button(`Deactivate ${activeItem}`);
    const before = loads(api);

    await press(`Deactivate ${activeItem}`);

    await button(`Activate ${activeItem}`);
    expect(loads(api)).toBe(before + 1);
  });

  test("does not keep a response that is older than the last change", async () => {
    const { api, press } = openScreen(address);
    await button(`Deactivate ${activeItem}`);
    const answerOld = api.hold(`GET ${list}`);
    await press(`Activate ${inactiveItem}`);
    await waitFor(() => expect(loads(api)).toBe(2));
    await press(`Deactivate ${activeItem}`);
    await waitFor(() => expect(api.sent(`PUT ${list}/1`)).toHaveLength(1));

    api.answer(`GET ${list}`, { body: sampleLists[list] });
    answerOld();
    const answerNew = api.hold(`GET ${list}`);
    await waitFor(() => expect(loads(api)).toBe(3));
    api.answer(`GET ${list}`);
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

describe("deleting an item", () => {
  const { address, list, activeItem } = kindAt("testimonials");
  const DELETE = `DELETE ${list}/1` as const;
  const ask = async () => {
    const page = openScreen(address);
    await page.press(`Delete ${activeItem}`);
    const question = within(screen.getByRole("alertdialog", { name: `Delete ${activeItem}?` }));
    return { ...page, question };
  };

  test("asks first, with the focus on Cancel", async () => {
    const { api, press, question } = await ask();
    const words = "Are you sure you want to delete this testimonial? This action cannot be undone.";
    expect(question.getByText(words)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Cancel");

    await press("Cancel");

    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(document.activeElement?.getAttribute("aria-label")).toBe(`Delete ${activeItem}`);
    expect(api.sent(DELETE)).toEqual([]);
  });

  test("cannot be left while it is under way, is sent once, and reloads the list", async () => {
    const { api, owner, press, question } = await ask();
    const release = api.hold(DELETE);

    await owner.dblClick(question.getByRole("button", { name: "Delete" }));
    await owner.keyboard("{Escape}");
    await press("Cancel");
    expect(question.getByRole("button", { name: "Deleting..." })).toBeTruthy();
    release();

    await expectToast("Success", "Testimonial deleted successfully");
    await screen.findByText("1 total");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(api.sent(DELETE)).toHaveLength(1);
  });
});
