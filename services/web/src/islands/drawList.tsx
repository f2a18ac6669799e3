import type { LandingContent, LandingList } from "@ridgeline/contract/siteData";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { readPageBusiness } from "../site/pageBusiness";
import { PageBusinessContext } from "../site/shownBusiness";
import { marked, readMark } from "../site/marks";

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

/** Draws a list in place of the one that the page shows: rows stay where they were swiped to, and what was opened stays open. */
export async function drawList(list: HTMLElement, items: unknown[]): Promise<void> {
  type ListProps = { items: unknown[]; customerMarks: (string | undefined)[] };
  const path = readMark(list, "list") as LandingList; // public/PublicList.tsx
  const List = (await lists[path]()) as ComponentType<ListProps>; // the list of this path
  const all = (selector: string) => [...list.querySelectorAll<HTMLElement>(selector)];
  const isOpen = list.querySelector("details[open]") !== null;
  const opened = all("label").filter((label) => label.querySelector(":checked"));
  const texts = opened.map(({ textContent }) => textContent);
  const scrolled = all(marked("scroll-list")).map(({ scrollLeft }) => scrollLeft);
  const customerMarks = all(marked("customer")).map((element) => readMark(element, "customer"));
  const root = roots.get(list) ?? createRoot(list);
  roots.set(list, root);
  flushSync(() =>
    root.render(
      <PageBusinessContext value={readPageBusiness()}>
        <List items={items} customerMarks={customerMarks} />
      </PageBusinessContext>,
    ),
  );
  list.querySelector("details")?.toggleAttribute("open", isOpen);
  for (const label of all("label")) {
    const box = label.querySelector("input");
    if (box && texts.includes(label.textContent)) box.checked = true;
  }
  for (const [index, row] of all(marked("scroll-list")).entries())
    row.scrollLeft = scrolled[index] ?? 0;
}
