import type { LandingContent } from "@ridgeline/contract/siteData";
import { screen, waitFor, within } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { sampleLists } from "../../test/sampleLists";
import { openDocument } from "../../test/openDocument";

/** Its path and name, what the page was rendered with, what the owner has changed it to, and a heading of nothing else. */
const sections = [
  ["services", "services", "Fence Repair", "House Painting", "Whatever the house needs next"],
  ["featured-projects", "featured projects", "Front Porch", "Kitchen Update", "Recent Projects"],
  ["service-areas", "service areas", "Suwanee", "Braselton", "none: the map stays"],
  ["testimonials", "testimonials", "Ada Holt", "Sam Pruitt", "What the neighbors say"],
] as const;

const porch = { description: "Boards.", imageUrl: "/images/deck.svg", altText: "A porch" };
const content: LandingContent = {
  services: [{ id: 90, slug: "f", title: "Fence Repair", description: "Posts.", icon: "Fence" }],
  "featured-projects": [{ id: 90, title: "Front Porch", ...porch }],
  "service-areas": [{ id: 90, name: "Suwanee" }],
  testimonials: [{ id: 90, name: "Ada Holt", location: "Toccoa", rating: 5, review: "Good." }],
};

const main = () => document.querySelector("main")?.textContent ?? "";
const listAt = (path: string) => document.querySelector(`[data-list="${path}"]`);
const isHidden = (element: Element) => element.closest("[hidden]") !== null;

describe.each(sections)("the landing page's %s", (path, many, older, now, alone) => {
  const list = `/api/${path}` as const;
  const loading = `Loading ${many}...`;
  const failed = `Unable to load ${many}. Please try again later.`;
  const headings = () =>
    screen.queryAllByRole("heading", { name: alone }).filter((heading) => !isHidden(heading));

  test("are fetched once, without a token, and redrawn if they have changed meanwhile", async () => {
    const api = createFakeApi();
    const release = api.hold(`GET ${list}`);
    openDocument("/", { content });
    expect((await screen.findByText(loading)).getAttribute("role")).toBe("status");
    expect(main()).toContain(older);

    release();

    await screen.findByText(now);
    expect(screen.queryByText(loading)).toBeNull();
    expect(listAt(path)?.textContent).not.toContain(older);
    const tokens = api.sent(`GET ${list}`).map(({ headers }) => headers.get("Authorization"));
    expect(tokens).toEqual([null]);
  });

  test("stay below an error if they cannot be loaded, until they are tried again; the other lists are as usual", async () => {
    const api = createFakeApi();
    api.answer(`GET ${list}`, { status: 500, body: "No." });
    const visitor = openDocument("/", { content });

    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(failed);
    expect(main().indexOf(failed)).toBeLessThan(main().indexOf(older));
    for (const [other, , , changed] of sections)
      if (other !== path) await screen.findByText(changed);
    api.answer(`GET ${list}`);
    const release = api.hold(`GET ${list}`);
    await visitor.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText(loading)).toBeTruthy();
    release();
    await screen.findByText(now);
    expect(api.sent(`GET ${list}`)).toHaveLength(2);
  });

  test("have no heading while their list is empty, in the HTML or after a fetch", async () => {
    createFakeApi().set(list, []);
    openDocument("/", { content: { ...content, [path]: [] } });
    expect(headings()).toEqual([]);

    createFakeApi().set(list, []);
    openDocument("/", { content });
    await waitFor(() => expect(headings()).toEqual([]));
    expect(screen.getByText("Find Us Online")).toBeTruthy();
  });
});

test("lists whose script is lost say so, until they are tried again", async () => {
  createFakeApi();
  const visitor = openDocument("/", { content });
  const { dataset } = document.documentElement;
  const { late } = dataset;
  dataset["late"] = "/lost.js";
  const alert = await screen.findByText(/^Unable to load services/);
  expect(screen.getAllByRole("alert")).toHaveLength(sections.length);

  dataset["late"] = late;
  await visitor.click(within(alert).getByRole("button"));
  await screen.findByText("House Painting");
});

test("a list stays as it is if the one that arrives is of another site, and changes if it is of this one", async () => {
  const [[path, , older, now]] = sections;
  const { dataset } = document.documentElement;
  const api = createFakeApi();
  const items = sampleLists["/api/services"];
  api.answer("GET /api/services", { body: items, headers: { "X-Edition": "2" } });
  const release = api.hold("GET /api/services");
  openDocument("/", { content });
  await screen.findByText("Loading services...");
  dataset["edition"] = "1";
  release();
  await waitFor(() => expect(screen.queryByText("Loading services...")).toBeNull());
  expect(listAt(path)?.textContent).toContain(older);
  expect(screen.queryByText(now)).toBeNull();

  openDocument("/", { content });
  dataset["edition"] = "2";
  await screen.findByText(now);
  delete dataset["edition"];
});

test("a list that has changed is not redrawn under the keyboard's focus, but once that has left it", async () => {
  const release = createFakeApi().hold("GET /api/services");
  openDocument("/", { content });
  const link = listAt("services")?.querySelector("a");
  link?.focus();
  await screen.findByText("Loading services...");
  release();
  await waitFor(() => expect(screen.queryByText("Loading services...")).toBeNull());
  expect(document.activeElement).toBe(link);
  expect(listAt("services")?.textContent).toContain("Fence Repair");

  link?.blur();
  await screen.findByText("House Painting");
});

test("a list that has not changed stays as it is in the HTML", async () => {
  createFakeApi().set("/api/services", [...content.services]);
  openDocument("/", { content });
  const drawn = listAt("services")?.firstElementChild;

  await waitFor(() => expect(screen.queryByText("Loading services...")).toBeNull());
  expect(listAt("services")?.firstElementChild).toBe(drawn);
});

test("the first item of an empty list makes its section appear, and leads to the form", async () => {
  createFakeApi();
  openDocument("/", { content: { ...content, services: [] } });

  const card = (await screen.findByText("House Painting")).closest("article");
  expect(card && isHidden(card)).toBe(false);
  const link = card?.querySelector("a");
  expect([link?.textContent, link?.hash]).toEqual(["Request Estimate →", "#quote-form"]);
});

test("the rest of a long list and a review stay open when their lists are redrawn", async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id, name: `Town ${id}` }));
  const long = content.testimonials.map((one) => ({ ...one, review: "Good. ".repeat(99) }));
  const api = createFakeApi();
  const releases = [api.hold("GET /api/service-areas"), api.hold("GET /api/testimonials")];
  api.set("/api/service-areas", many(40));
  api.set("/api/testimonials", [{ ...long[0], rating: 4 }]);
  openDocument("/", { content: { ...content, "service-areas": many(30), testimonials: long } });
  screen.getByText("All 30 service areas").closest("details")?.toggleAttribute("open", true);
  const review = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /Ada Holt/ });
  review().click(); // by touch: without the focus

  for (const release of releases) release();

  const later = await screen.findByText("All 40 service areas");
  expect(later.closest("details")?.open).toBe(true);
  await screen.findByRole("img", { name: "4 out of 5 stars" });
  expect(review().checked).toBe(true);
});
