import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const FILE = new URL("../../db/seeds/starterContent.json", import.meta.url);

type Items = Record<string, unknown>[];
type Content = Record<"services" | "serviceAreas" | "featuredProjects" | "testimonials", Items>;

const content = JSON.parse(readFileSync(FILE, "utf8")) as Content; // checked by its seeding

const numbered = (items: Items) => items.map((item, index) => ({ id: index + 1, ...item }));

/** The public lists of a new site. */
export const starterLists = {
  services: numbered(content.services),
  "service-areas": numbered(content.serviceAreas),
  "featured-projects": numbered(content.featuredProjects),
  testimonials: numbered(content.testimonials),
};

export type ListPath = keyof typeof starterLists;

/** Answers the public lists with a new site's, changed; "undefined" is a failure. Waits for all that have been asked for. */
export async function answerStarterLists(
  page: Page,
  change: (path: ListPath, items: Items) => Items | undefined,
  afterMs = 0,
): Promise<() => Promise<unknown>> {
  const answers: Promise<void>[] = [];
  for (const [path, items] of Object.entries(starterLists) as [ListPath, Items][]) {
    await page.route(`**/api/${path}`, (route) => {
      const json = change(path, items);
      const later = new Promise((resolve) => setTimeout(resolve, afterMs));
      const answer = later.then(() => route.fulfill(json ? { json } : { status: 503 }));
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
