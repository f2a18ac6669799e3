import type { Page } from "@playwright/test";
import type { ContentPath } from "@ridgeline/contract/contentKinds";
import { unique } from "./admin";

/** The fixed texts of each content kind (requirements 7), and how to fill its form if the owner may add items. */
type ContentKind = {
  /** The labels of its form, in order. */
  fields: string[];
  add?: {
    one: string;
    addLabel: string;
    editTitle: string;
    /** The field that identifies an item to people. */
    nameLabel: string;
    nameField: string;
    fill: (page: Page, name: string) => Promise<void>;
  };
};

/** In the order of the dashboard. */
const kinds: Record<ContentPath, ContentKind> = {
  testimonials: {
    fields: ["Name", "Location", "Rating", "Review", "Status"],
  },
  services: {
    fields: ["Title", "Slug", "Description", "Icon", "Icons to pick from", "Sort Order", "Status"],
    add: {
      one: "service",
      addLabel: "Add Service",
      editTitle: "Edit Service",
      nameLabel: "Title",
      nameField: "title",
      fill: async (page, name) => {
        await page.getByLabel("Title").fill(name);
        await page.getByLabel("Description").fill("Soot out, cap on.");
        await page.getByLabel("Icon").fill("Wrench");
      },
    },
  },
  "service-areas": {
    fields: ["Name", "Sort Order", "Status"],
    add: {
      one: "service area",
      addLabel: "Add Service Area",
      editTitle: "Edit Service Area",
      nameLabel: "Name",
      nameField: "name",
      fill: (page, name) => page.getByLabel("Name").fill(name),
    },
  },
  "featured-projects": {
    fields: ["Image URL", "Alt Text", "Title", "Description", "Sort Order", "Status"],
    add: {
      one: "featured project",
      addLabel: "Add Project",
      editTitle: "Edit Project",
      nameLabel: "Title",
      nameField: "title",
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

export const addableKinds = contentKinds.flatMap(({ path, add }) =>
  add === undefined ? [] : [{ path, ...add }],
);

/** The paths of everything that the dashboard counts and links to. */
export const managedAreas = [...Object.keys(kinds), "quote-requests"];

export function newService() {
  return {
    title: unique("Chimney Sweeping"),
    slug: unique("chimney").replace(" ", "-"),
    description: "Soot out, cap on.",
    icon: "Wrench",
  };
}

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Waits until a newly opened dialog can be closed: one task after it has taken the focus. */
export async function untilClosable(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement?.closest("dialog, [role=dialog], [role=alertdialog]") !== null,
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
