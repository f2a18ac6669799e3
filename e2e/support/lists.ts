import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

const FILE = new URL("../../db/seeds/starterContent.json", import.meta.url);

type Items = Record<string, unknown>[];
type Content = Record<"services" | "serviceAreas" | "featuredProjects" | "testimonials", Items>;

const content = JSON.parse(readFileSync(FILE, "utf8")) as Content; // checked by its seeding

const numbered = (items: Items): Items => items.map((item, index) => ({ id: index + 1, ...item }));

/** The public lists of a new site. */
export const starterLists = {
  services: numbered(content.services),
  "service-areas": numbered(content.serviceAreas),
  "featured-projects": numbered(content.featuredProjects),
  testimonials: numbered(content.testimonials),
};

export type ListPath = keyof typeof starterLists;

export const listPaths = Object.keys(starterLists) as ListPath[]; // its own keys

/** What an item is called that a test makes: "Service 1". */
export const named = {
  services: "Service",
  "featured-projects": "Project",
  "service-areas": "Town",
  testimonials: "Person",
} as const satisfies Record<ListPath, string>;

/** So many items of a list, as the owner's and the visitors' lists have them. */
export const itemsOf = (path: ListPath, count: number): Items =>
  Array.from({ length: count }, (_, index) => ({
    ...starterLists[path][index % starterLists[path].length],
    id: index + 1,
    isActive: true,
    sortOrder: index,
    ["title" in (starterLists[path][0] ?? {}) ? "title" : "name"]: `${named[path]} ${index + 1}`,
  }));

/** Answers the public lists with a new site's, changed. Waits for all that have been asked for. */
export async function answerStarterLists(
  page: Page,
  change: (path: ListPath, items: Items) => Items,
  afterMs = 0,
): Promise<() => Promise<unknown>> {
  const answers: Promise<void>[] = [];
  for (const [path, items] of Object.entries(starterLists) as [ListPath, Items][]) {
    await page.route(`**/api/${path}`, (route) => {
      const json = change(path, items);
      const later = new Promise((resolve) => setTimeout(resolve, afterMs));
      const answer = later.then(() => route.fulfill({ json }));
      answers.push(answer);
      return answer;
    });
  }
  return () => Promise.all(answers);
}

/** Scrolls to each list and back to the top: a list is fetched when it is displayed. */
export async function displayLists(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const list of document.querySelectorAll("[data-list]")) {
      list.closest("section")?.scrollIntoView({ behavior: "instant" });
      // Told after the page's own observers.
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(list));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Opens the page with this many items in these lists, or in each; other lists are a new site's. */
export async function openWith(
  page: Page,
  counts: number | Partial<Record<ListPath, number>>,
): Promise<void> {
  const countOf = (path: ListPath) => (typeof counts === "number" ? counts : counts[path]);
  await answerStarterLists(page, (path, items) => {
    const count = countOf(path);
    return count === undefined ? items : itemsOf(path, count);
  });
  await page.goto("/");
  await displayLists(page);
  for (const path of listPaths) {
    const items = page.locator(`[data-list="${path}"]`).getByText(/^\w+ \d+$/);
    const count = countOf(path);
    if (count !== undefined) await expect(items).toHaveCount(count);
  }
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
}
