import type { LandingContent } from "@ridgeline/contract/landingContent";
import { screen, waitFor, within } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { openDocument } from "../../test/openDocument";

/** `alone` is a heading that has no meaning without its list. */
const sections = [
  {
    path: "services",
    many: "services",
    shown: ["Roof Repair", "House Painting"],
    alone: "Whatever the house needs next",
  },
  {
    path: "featured-projects",
    many: "featured projects",
    shown: ["Cedar Deck", "Kitchen Update"],
    alone: "Recent Projects",
  },
  {
    path: "service-areas",
    many: "service areas",
    shown: ["Dahlonega", "Braselton"],
    alone: "none: the map stays",
  },
  {
    path: "testimonials",
    many: "testimonials",
    shown: ["Ruth Ellison", "Sam Pruitt"],
    alone: "What the neighbors say",
  },
] as const;

/** What the page was rendered with, before the owner changed everything. */
const older = {
  services: "Fence Repair",
  "featured-projects": "Front Porch",
  "service-areas": "Suwanee",
  testimonials: "Ada Holt",
} as const;
const content: LandingContent = {
  services: [{ id: 90, slug: "f", title: older.services, description: "Posts.", icon: "Fence" }],
  "featured-projects": [
    {
      id: 90,
      title: older["featured-projects"],
      description: "Boards.",
      imageUrl: "/images/projects/deck.svg",
      altText: "A porch",
    },
  ],
  "service-areas": [{ id: 90, name: older["service-areas"] }],
  testimonials: [
    { id: 90, name: older.testimonials, location: "Toccoa", rating: 5, review: "Good." },
  ],
};

describe.each(sections)("the landing page's $many", ({ path, many, shown, alone }) => {
  const list = `/api/${path}` as const;
  const loading = `Loading ${many}...`;
  const failed = `Unable to load ${many}. Please try again later.`;
  const inMain = () => document.querySelector("main")?.textContent ?? "";
  const headings = () =>
    screen.queryAllByRole("heading", { name: alone }).filter((heading) => !isHidden(heading));

  test("are fetched once, without a token, and announced to screen readers as loading", async () => {
    const api = createFakeApi();
    const release = api.hold(`GET ${list}`);
    openDocument("/", { content });

    expect(screen.getByText(loading).getAttribute("role")).toBe("status");
    expect(inMain()).toContain(older[path]);
    release();
    await waitFor(() => expect(screen.queryByText(loading)).toBeNull());
    expect(api.sent(`GET ${list}`).map(({ headers }) => headers.get("Authorization"))).toEqual([
      null,
    ]);
  });

  test("are redrawn if they have changed since the page was rendered", async () => {
    createFakeApi();
    openDocument("/", { content });

    expect(inMain()).toContain(older[path]);
    await screen.findByText(shown[1]);
    expect(document.querySelector(`[data-list="${path}"]`)?.textContent).not.toContain(older[path]);
  });

  test("stay below an error message if they cannot be loaded, without affecting the other lists", async () => {
    createFakeApi().answer(`GET ${list}`, { status: 500, body: "No." });
    openDocument("/", { content });

    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(failed);
    expect(inMain().indexOf(failed)).toBeLessThan(inMain().indexOf(older[path]));
    for (const other of sections.filter((section) => section.path !== path)) {
      expect(await screen.findByText(other.shown[1])).toBeTruthy();
    }
  });

  test("have no heading while their list is empty, in the HTML or after a fetch", async () => {
    createFakeApi().setList(list, []);
    openDocument("/", { content: { ...content, [path]: [] } });
    expect(headings()).toEqual([]);

    createFakeApi().setList(list, []);
    openDocument("/", { content });
    await waitFor(() => expect(headings()).toEqual([]));
    expect(screen.getByText("Find Us Online")).toBeTruthy();
  });
});

describe("the lists of the landing page", () => {
  const { path, shown } = sections[0];
  const list = `/api/${path}` as const;
  const loading = "Loading services...";
  const failed = "Unable to load services. Please try again later.";

  test("stay as they are in the HTML if they have not changed", async () => {
    const api = createFakeApi();
    api.setList(list, [...content[path]]);
    openDocument("/", { content });
    const drawn = document.querySelector(`[data-list="${path}"]`)?.firstElementChild;

    await waitFor(() => expect(screen.queryByText(loading)).toBeNull());
    expect(document.querySelector(`[data-list="${path}"]`)?.firstElementChild).toBe(drawn);
  });

  test.each([
    ["refused", { status: 401, body: "" }],
    ["not a list", { body: { error: "no list" } }],
    ["lost", "no network"],
  ] as const)("say so if the response is %s", async (_case, failure) => {
    createFakeApi().answer(`GET ${list}`, failure);
    openDocument("/", { content });

    expect((await screen.findByRole("alert")).textContent).toContain(failed);
  });

  test("can be retried after a failure", async () => {
    const api = createFakeApi();
    api.answer(`GET ${list}`, "no network");
    const visitor = openDocument("/", { content });

    const alert = await screen.findByRole("alert");
    api.answer(`GET ${list}`);
    const release = api.hold(`GET ${list}`);
    await visitor.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText(loading)).toBeTruthy();
    release();

    await screen.findByText(shown[1]);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(api.sent(`GET ${list}`)).toHaveLength(2);
  });

  test("the first item of an empty list makes its section appear", async () => {
    createFakeApi();
    openDocument("/", { content: { ...content, [path]: [] } });

    const item = await screen.findByText(shown[1]);
    expect(isHidden(item)).toBe(false);
  });
});

test("the rest of a long list stays open when the list is redrawn", async () => {
  const api = createFakeApi();
  const release = api.hold("GET /api/service-areas");
  const many = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id, name: `Town ${id}` }));
  api.setList("/api/service-areas", many(40));
  openDocument("/", { content: { ...content, "service-areas": many(30) } });
  screen.getByText("All 30 service areas").closest("details")?.toggleAttribute("open", true);

  release();

  const later = await screen.findByText("All 40 service areas");
  expect(later.closest("details")?.open).toBe(true);
});

const isHidden = (element: Element) => element.closest("[hidden]") !== null;

describe("the landing page's cards", () => {
  test("a service links to the quote form", async () => {
    createFakeApi();
    openDocument("/");

    const card = (await screen.findByText("Roof Repair")).closest("article");
    expect(card?.textContent).toContain("Leaks, shingles and flashing.");
    const link = card?.querySelector("a");
    expect(link?.textContent).toBe("Request Estimate →");
    expect(link?.getAttribute("href")).toBe("#quote-form");
  });

  test("a project shows its picture with its description", async () => {
    createFakeApi();
    openDocument("/");

    const picture = await screen.findByRole("img", { name: "A cedar deck at dusk" });
    expect(picture.getAttribute("src")).toBe("/images/projects/deck.svg");
    expect(screen.getByText("Boards and rails replaced.")).toBeTruthy();
  });

  test("a review shows its stars, its words and who wrote it", async () => {
    createFakeApi();
    openDocument("/");

    const card = (await screen.findByText("Sam Pruitt")).closest("li");
    expect(card?.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("4 out of 5 stars");
    expect(card?.textContent).toContain("Clean work and a fair price.");
    expect(card?.textContent).toContain("Gainesville");
  });
});
