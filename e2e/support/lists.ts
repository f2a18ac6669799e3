import { readFileSync } from "node:fs";

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
