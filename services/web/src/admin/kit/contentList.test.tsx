import { contentKinds as agreedKinds } from "@ridgeline/contract/contentKinds";
import { screen, waitFor } from "@testing-library/react";
import { contentKinds, kindAt, sentence } from "../../../test/kindWording";
import { expectToast, shownToasts } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { OWNER_TOKEN, renderAsOwner } from "../../../test/renderApp";

test("every content kind of the contract is tested here", () => {
  expect(contentKinds.map(({ path }) => path)).toEqual(agreedKinds.map(({ path }) => path));
});

describe.each(contentKinds)("the owner's list of $many", (kind) => {
  const { path, many, title, activeItem, inactiveItem } = kind;
  const address = `/admin/${path}`;
  const list = `/api/admin/${path}` as const;
  const heading = () => screen.findByRole("heading", { level: 1 });

  test("shows its items, their total and what can be done with each", async () => {
    createFakeApi();
    renderAsOwner(address);

    await screen.findByRole("heading", { level: 2, name: activeItem });
    expect(screen.getByRole("heading", { level: 2, name: inactiveItem })).toBeTruthy();
    expect((await heading()).textContent).toBe(`${title} 2 total`);
    const badges = screen.getAllByText(/^(Active|Inactive)$/).map(({ textContent }) => textContent);
    expect(badges).toEqual(["Active", "Inactive"]);
    for (const action of [
      `Edit ${activeItem}`,
      `Deactivate ${activeItem}`,
      `Delete ${activeItem}`,
      `Edit ${inactiveItem}`,
      `Activate ${inactiveItem}`,
      `Delete ${inactiveItem}`,
    ]) {
      expect(screen.getByRole("button", { name: action })).toBeTruthy();
    }
  });

  test("an empty list says so and hints at where new items come from", async () => {
    createFakeApi().setList(list, []);
    renderAsOwner(address);

    const empty = await screen.findByRole("heading", { level: 2, name: `No ${many} found` });
    expect((await heading()).textContent).toBe(`${title} 0 total`);
    const hints = [...(empty.parentElement?.querySelectorAll("p") ?? [])];
    expect(hints.map(({ textContent }) => textContent)).toEqual([
      kind.add?.emptyHint ?? kind.advice,
    ]);
  });
});

describe("an owner's list", () => {
  const { path, one, many, title, activeItem, inactiveItem } = kindAt("testimonials");
  const address = `/admin/${path}`;
  const list = `/api/admin/${path}` as const;

  test("says that it is loading until the response arrives", async () => {
    const api = createFakeApi();
    const release = api.hold(`GET ${list}`);
    renderAsOwner(address);

    const loading = await screen.findByText(`Loading ${many}...`);
    expect(loading.closest("[role=status]")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(`${title} … total`);
    release();
    await screen.findByRole("heading", { level: 2, name: activeItem });
    expect(screen.queryByText(`Loading ${many}...`)).toBeNull();
  });

  test("is requested with the owner's token", async () => {
    const api = createFakeApi();
    renderAsOwner(address);

    await screen.findByRole("heading", { level: 2, name: activeItem });
    const [request] = api.sent(`GET ${list}`);
    expect(request?.headers.get("Authorization")).toBe(`Bearer ${OWNER_TOKEN}`);
    expect(request?.credentials).toBe("include");
  });

  test("says so when it fails, and can be tried again", async () => {
    const api = createFakeApi();
    api.answer(`GET ${list}`, "no network");
    const owner = renderAsOwner(address);

    const sentence = await screen.findByText(`Failed to fetch ${many}`);
    expect(sentence.closest("[role=alert]")).toBeTruthy();
    expect(screen.queryByText(`No ${many} found`)).toBeNull();
    expect(shownToasts()).toEqual([]);

    api.answer(`GET ${list}`);
    await owner.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { level: 2, name: activeItem });
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(document.activeElement?.tagName).toBe("H1");
  });

  test.each([
    { item: activeItem, id: 1, before: "Deactivate", after: "Activate", isActive: false },
    { item: inactiveItem, id: 2, before: "Activate", after: "Deactivate", isActive: true },
  ])("$before sends only isActive and reloads the list", async (toggle) => {
    const { item, id, before, after, isActive } = toggle;
    const api = createFakeApi();
    const owner = renderAsOwner(address);

    await owner.click(await screen.findByRole("button", { name: `${before} ${item}` }));

    await expectToast("Success", sentence(`${one} updated successfully`));
    await screen.findByRole("button", { name: `${after} ${item}` });
    expect(api.sent(`PUT ${list}/${id}`).map(({ body }) => body)).toEqual([{ isActive }]);
    await waitFor(() => expect(api.sent(`GET ${list}`)).toHaveLength(2));
  });

  test("links back to the dashboard", async () => {
    createFakeApi();
    const owner = renderAsOwner(address);

    await owner.click(await screen.findByRole("link", { name: "Back to Dashboard" }));

    expect(await screen.findByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeTruthy();
    expect(window.location.pathname).toBe("/admin");
  });

  test("a second press while the first is under way sends nothing", async () => {
    const api = createFakeApi();
    const release = api.hold(`PUT ${list}/1`);
    const owner = renderAsOwner(address);

    await owner.click(await screen.findByRole("button", { name: `Deactivate ${activeItem}` }));
    const busy = await screen.findByRole("button", { name: `Deactivating... ${activeItem}` });
    await owner.click(busy);
    release();

    await screen.findByRole("button", { name: `Activate ${activeItem}` });
    expect(api.sent(`PUT ${list}/1`)).toHaveLength(1);
  });

  test.each([
    ["the server's sentence", "The database is unavailable.", "The database is unavailable."],
    ["the fallback", "", `Failed to update ${one}`],
  ])("a refused change shows %s and leaves the card as it was", async (_case, body, text) => {
    const api = createFakeApi();
    api.answer(`PUT ${list}/1`, { status: 500, body });
    const owner = renderAsOwner(address);

    await owner.click(await screen.findByRole("button", { name: `Deactivate ${activeItem}` }));

    await expectToast("Error", text);
    expect(await screen.findByRole("button", { name: `Deactivate ${activeItem}` })).toBeTruthy();
    expect(api.sent(`GET ${list}`)).toHaveLength(1);
  });

  test("an item that is gone is reported, and the list is reloaded", async () => {
    const api = createFakeApi();
    api.answer(`PUT ${list}/1`, { status: 404, body: "It does not exist." });
    const owner = renderAsOwner(address);

    const toggle = await screen.findByRole("button", { name: `Deactivate ${activeItem}` });
    api.setList(list, []);
    await owner.click(toggle);

    await expectToast("Error", "It does not exist.");
    expect(await screen.findByText(`No ${many} found`)).toBeTruthy();
  });
});

describe("the buttons that change the order", () => {
  const path = "/api/admin/service-areas";
  const names = () => screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);

  test("send the direction, and the focus stays on the pressed one", async () => {
    const api = createFakeApi();
    const areas = ["Dahlonega", "Helen"].map((name, index) => ({
      ...{ id: index + 1, name, isActive: true, sortOrder: index },
    }));
    api.setList(path, areas);
    const owner = renderAsOwner("/admin/service-areas");
    const down = await screen.findByRole("button", { name: "Move Dahlonega down" });

    await owner.click(down);

    await expectToast("Success", "Service area updated successfully");
    await waitFor(() => expect(names()).toEqual(["Helen", "Dahlonega"]));
    expect(api.sent(`POST ${path}/1/move`).map(({ body }) => body)).toEqual([
      { direction: "down" },
    ]);
    expect(document.activeElement).toBe(down);

    await owner.click(down); // it is the last one now
    expect(api.sent(`POST ${path}/1/move`)).toHaveLength(1);
  });

  test("say why nothing was moved", async () => {
    const api = createFakeApi();
    api.answer(`POST ${path}/1/move`, { status: 503, body: "" });
    const owner = renderAsOwner("/admin/service-areas");

    await owner.click(await screen.findByRole("button", { name: "Move Dahlonega down" }));

    await expectToast("Error", "Failed to update service area");
  });

  test("testimonials have none", async () => {
    createFakeApi();
    renderAsOwner("/admin/testimonials");
    await screen.findByRole("heading", { level: 2, name: "Ruth Ellison" });

    expect(screen.queryByRole("button", { name: /^Move / })).toBeNull();
  });
});
