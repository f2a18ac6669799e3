import { screen, waitFor, within } from "@testing-library/react";
import { shownToasts } from "../../test/expectToast";
import { createFakeApi } from "../../test/fakeApi";
import { renderAsOwner } from "../../test/renderApp";
import { fullQuote } from "../../test/sampleQuotes";

const areas = [
  { title: "Testimonials", path: "testimonials", many: "testimonials" },
  { title: "Services", path: "services", many: "services" },
  { title: "Service Areas", path: "service-areas", many: "service areas" },
  { title: "Featured Projects", path: "featured-projects", many: "featured projects" },
  { title: "Quote Requests", path: "quote-requests", many: "quote requests" },
] as const;

const overview = async () => within(await screen.findByRole("region", { name: "Overview" }));
const countOf = async (title: string) => {
  const term = (await overview()).getByText(title);
  return term.nextElementSibling?.textContent;
};

describe("the dashboard", () => {
  test("names the five areas in order, in the overview and in their cards", async () => {
    createFakeApi();
    renderAsOwner("/admin");

    const titles = areas.map(({ title }) => title);
    const terms = (await overview()).getAllByRole("term").map(({ textContent }) => textContent);
    expect(terms).toEqual(titles);
    const cards = screen.getAllByRole("heading", { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(titles);
  });

  test("does nothing when a quick action is pressed", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner("/admin");
    await waitFor(async () => expect(await countOf("Quote Requests")).toBe("2"));
    const before = document.body.innerHTML;

    for (const name of ["View Activity Log", "View Analytics"]) {
      const action = screen.getByRole("button", { name });
      await owner.click(action);
      action.blur();
    }

    expect(document.body.innerHTML).toBe(before);
    expect(window.location.pathname).toBe("/admin");
    expect(api.sent("GET /api/admin/services")).toHaveLength(1);
  });

  test("opens the site in a new tab", async () => {
    createFakeApi();
    renderAsOwner("/admin");

    const link = await screen.findByRole("link", { name: /^View Site/ });
    expect(link.getAttribute("href")).toBe("/");
    expect(link.getAttribute("target")).toBe("_blank");
  });
});

describe("lists that fail", () => {
  const failAll = (api: ReturnType<typeof createFakeApi>) => {
    for (const { path } of areas) api.answer(`GET /api/admin/${path}`, { status: 500, body: "" });
  };

  test("are reported in one block with one button, and not in a toast", async () => {
    const api = createFakeApi();
    failAll(api);
    api.answer("GET /api/admin/quarantine", { status: 500, body: "" });
    api.answer("GET /api/admin/notifications", { status: 500, body: "" });
    renderAsOwner("/admin");

    const block = await screen.findByRole("alert");
    await waitFor(() =>
      expect([...block.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(
        areas.map(({ many }) => `Failed to fetch ${many}`),
      ),
    );
    expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(1);
    expect(shownToasts()).toEqual([]);
  });

  test("leave what is already shown below one quiet line", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner("/admin");
    await waitFor(async () => expect(await countOf("Quote Requests")).toBe("2"));
    failAll(api);

    await owner.click(screen.getByRole("button", { name: "Refresh" }));

    expect(await screen.findAllByText("Could not refresh")).toHaveLength(1);
    expect(screen.queryByText(/^Failed/)).toBeNull();
    expect(await countOf("Services")).toBe("2");
  });

  test("are fetched again by that button, and no others are", async () => {
    const api = createFakeApi();
    failAll(api);
    api.answer("GET /api/admin/services");
    const owner = renderAsOwner("/admin");
    const retry = await screen.findByRole("button", { name: "Try again" });
    await waitFor(() => expect(screen.getAllByText(/^Failed/)).toHaveLength(4));
    for (const { path } of areas) api.answer(`GET /api/admin/${path}`);

    await owner.click(retry);

    await waitFor(() => expect(screen.queryByText(/^Failed/)).toBeNull());
    expect(document.activeElement?.id).toBe("main-content");
    expect(areas.map(({ path }) => api.sent(`GET /api/admin/${path}`).length)).toEqual([
      2, 1, 2, 2, 2,
    ]);
  });
});

const card = (title: string) => {
  const heading = screen.getByRole("heading", { level: 3, name: title });
  return within(heading.closest("article") ?? heading);
};

describe.each(areas)("$title on the dashboard", ({ title, path }) => {
  test("has no count until its list has loaded", async () => {
    const api = createFakeApi();
    const release = api.hold(`GET /api/admin/${path}`);
    renderAsOwner("/admin");

    expect(await countOf(title)).toBe("Loading");
    expect(card(title).queryByText(/items?$/)).toBeNull();
    release();
    await waitFor(async () => expect(await countOf(title)).toBe("2"));
    expect(card(title).getByText("2 items")).toBeTruthy();
  });

  test("its Manage button leads to its page", async () => {
    createFakeApi();
    const owner = renderAsOwner("/admin");

    await owner.click(await screen.findByRole("link", { name: `Manage ${title}` }));

    const heading = await screen.findByRole("heading", { level: 1, name: new RegExp(`^${title}`) });
    expect(heading.textContent).toContain(title);
    expect(window.location.pathname).toBe(`/admin/${path}`);
    expect(document.title).toContain(title);
    expect(document.activeElement?.id).toBe("main-content");
  });
});

describe("a list on the dashboard", () => {
  const LIST = "/api/admin/services";

  test.each([
    { rows: 0, items: "0 items" },
    { rows: 1, items: "1 item" },
  ])("with $rows rows has $items", async ({ rows, items }) => {
    const api = createFakeApi();
    api.setList(LIST, [fullQuote].slice(0, rows));
    renderAsOwner("/admin");

    await waitFor(async () => expect(await countOf("Services")).toBe(String(rows)));
    expect(card("Services").getByText(items)).toBeTruthy();
  });
});
