import type { LandingContent, LandingList } from "@ridgeline/contract/siteData";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

/** A list's own script is loaded only if the list has changed. */
const lists: {
  [Path in LandingList]: () => Promise<ComponentType<{ items: LandingContent[Path] }>>;
} = {
  services: async () => (await import("../public/Services")).ServiceCards,
  "featured-projects": async () => (await import("../public/Projects")).FeaturedProjectList,
  "service-areas": async () => (await import("../public/Areas")).ServiceAreaList,
  testimonials: async () => (await import("../public/Reviews")).TestimonialList,
};

const roots = new WeakMap<Element, Root>();

/** Draws a list in place of the one that the page shows. */
export async function drawList(
  path: LandingList,
  items: unknown[],
  list: HTMLElement,
): Promise<void> {
  const List = (await lists[path]()) as ComponentType<{ items: unknown[] }>; // the list of this path
  const isOpen = list.querySelector("details[open]") !== null;
  const root = roots.get(list) ?? createRoot(list);
  roots.set(list, root);
  flushSync(() => {
    root.render(<List items={items} />);
  });
  list.querySelector("details")?.toggleAttribute("open", isOpen);
}
