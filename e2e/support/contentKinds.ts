import type { Page } from "@playwright/test";
import { unique } from "./admin";

/** The required texts of each content kind (requirements 7), and how to fill in its form. */
export type ContentKind = {
  path: string;
  title: string;
  /** Absent where the owner cannot add. */
  addLabel?: string;
  editTitle: string;
  one: string;
  many: string;
  /** The field that people identify an item by. */
  nameLabel: string;
  nameField: string;
  create: () => Record<string, unknown>;
  fill: (page: Page, name: string) => Promise<void>;
};

export const contentKinds: readonly ContentKind[] = [
  {
    path: "services",
    title: "Services",
    addLabel: "Add Service",
    editTitle: "Edit Service",
    one: "service",
    many: "services",
    nameLabel: "Title",
    nameField: "title",
    create: () => ({
      title: unique("Chimney Sweeping"),
      slug: unique("chimney").replace(" ", "-"),
      description: "Soot out, cap on.",
      icon: "Wrench",
    }),
    fill: async (page, name) => {
      await page.getByLabel("Title").fill(name);
      await page.getByLabel("Description").fill("Soot out, cap on.");
      await page.getByLabel("Icon").fill("Wrench");
    },
  },
  {
    path: "service-areas",
    title: "Service Areas",
    addLabel: "Add Service Area",
    editTitle: "Edit Service Area",
    one: "service area",
    many: "service areas",
    nameLabel: "Name",
    nameField: "name",
    create: () => ({ name: unique("Blairsville") }),
    fill: async (page, name) => {
      await page.getByLabel("Name").fill(name);
    },
  },
  {
    path: "featured-projects",
    title: "Featured Projects",
    addLabel: "Add Project",
    editTitle: "Edit Project",
    one: "featured project",
    many: "featured projects",
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
      await page.getByLabel("Image URL").fill("/images/projects/deck.svg");
      await page.getByLabel("Alt Text").fill("A barn door");
    },
  },
];

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
