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

/** Opens the page; returns the list that it received, since other tests change the lists meanwhile. */
export async function openWithList<Item>(page: Page, path: string): Promise<Item[]> {
  const answered = page.waitForResponse(`**/api/${path}`);
  await page.goto("/");
  return (await (await answered).json()) as Item[];
}

/** A quote request as the owner's list returns it, with every field filled. */
export const fullQuote = {
  id: 114,
  serviceType: "roofing",
  timing: "asap",
  budget: "1000-5000",
  createdAt: "2026-11-09T17:00:00.000Z",
  fullName: "Jane Holcomb",
  phone: "7065550117",
  email: "jane+roof@example.com",
  address: "48 Auraria Road, Dahlonega",
  projectDetails: "A stain on the ceiling.\nNear the chimney.",
  utmSource: "google",
  utmMedium: "cpc",
  utmCampaign: "roof-repair-fall",
  referrer: "https://www.google.com/",
};

/** One with only the required fields. */
export const bareQuote = {
  ...fullQuote,
  id: 113,
  fullName: "Marcus Bell",
  timing: null,
  budget: null,
  email: null,
  address: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  referrer: null,
};
