import type { Page } from "@playwright/test";
import type { ContentPath } from "@ridgeline/contract/contentKinds";
import { unique } from "./admin";

/** The fixed texts of each content kind (requirements 7), and how to fill its form if the owner may add items. */
type ContentKind = {
  title: string;
  editTitle: string;
  one: string;
  many: string;
  /** The labels of its form, in order. */
  fields: string[];
  add?: {
    addLabel: string;
    /** The field by which people know an item. */
    nameLabel: string;
    nameField: string;
    create: () => Record<string, unknown>;
    fill: (page: Page, name: string) => Promise<void>;
  };
};

/** In the order of the dashboard. */
const kinds: Record<ContentPath, ContentKind> = {
  testimonials: {
    title: "Testimonials",
    editTitle: "Edit Testimonial",
    one: "testimonial",
    many: "testimonials",
    fields: ["Name", "Location", "Rating", "Review", "Status"],
  },
  services: {
    title: "Services",
    editTitle: "Edit Service",
    one: "service",
    many: "services",
    fields: ["Title", "Slug", "Description", "Icon", "Icons to pick from", "Sort Order", "Status"],
    add: {
      addLabel: "Add Service",
      nameLabel: "Title",
      nameField: "title",
      create: newService,
      fill: async (page, name) => {
        await page.getByLabel("Title").fill(name);
        await page.getByLabel("Description").fill("Soot out, cap on.");
        await page.getByLabel("Icon").fill("Wrench");
      },
    },
  },
  "service-areas": {
    title: "Service Areas",
    editTitle: "Edit Service Area",
    one: "service area",
    many: "service areas",
    fields: ["Name", "Sort Order", "Status"],
    add: {
      addLabel: "Add Service Area",
      nameLabel: "Name",
      nameField: "name",
      create: () => ({ name: unique("Blairsville") }),
      fill: (page, name) => page.getByLabel("Name").fill(name),
    },
  },
  "featured-projects": {
    title: "Featured Projects",
    editTitle: "Edit Project",
    one: "featured project",
    many: "featured projects",
    fields: ["Image URL", "Alt Text", "Title", "Description", "Sort Order", "Status"],
    add: {
      addLabel: "Add Project",
      nameLabel: "Title",
      nameField: "title",
      create: () => ({
        title: unique("Barn Door"),
        description: "Hung on a rail.",
        imageUrl: "/images/projects/deck.svg",
        altText: "A barn door",
      }),
      fill: async (page, name) => {
        await page.getByLabel("Title").fill(name);
        await page.getByLabel("Description").fill("Hung on a rail.");
        await page.getByText("Use a link").click();
        await page.getByLabel("Image URL").fill("/images/projects/deck.svg");
        await page.getByLabel("Alt Text").fill("A barn door");
      },
    },
  },
};

export const contentKinds = Object.entries(kinds).map(([path, kind]) => ({ path, ...kind }));

export const addableKinds = contentKinds.flatMap(({ add, ...kind }) =>
  add === undefined ? [] : [{ ...kind, ...add }],
);

/** Everything that the dashboard counts and leads to. */
export const managedAreas = [
  ...contentKinds.map(({ path, title, many }) => ({ path, title, many })),
  { path: "quote-requests", title: "Quote Requests", many: "quote requests" },
];

export function newService() {
  return {
    title: unique("Chimney Sweeping"),
    slug: unique("chimney").replace(" ", "-"),
    description: "Soot out, cap on.",
    icon: "Wrench",
  };
}

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
