import {
  type LandingContent,
  type LandingList,
  landingLists,
} from "@ridgeline/contract/landingContent";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { callApi } from "../api/callApi";
import { digestOf } from "../public/digest";
import { focusScrollLists } from "./scrollLists";

/** What draws a list is loaded only if one has changed. */
const lists: {
  [Path in LandingList]: () => Promise<ComponentType<{ items: LandingContent[Path] }>>;
} = {
  services: async () => (await import("../public/Services")).ServiceCards,
  "featured-projects": async () => (await import("../public/Projects")).FeaturedProjectList,
  "service-areas": async () => (await import("../public/Areas")).ServiceAreaList,
  testimonials: async () => (await import("../public/Reviews")).TestimonialList,
};

/**
 * Fetches each public list of the page once. A list that has changed since the page was rendered is redrawn; one that cannot be
 * fetched stays, below a line that says so.
 */
export function refreshLists(): void {
  for (const path of landingLists) void refresh(path);
}

async function refresh(path: LandingList): Promise<void> {
  const find = (name: string) => document.querySelector<HTMLElement>(`[data-${name}="${path}"]`);
  const [status, notice, list] = [find("status"), find("notice"), find("list")];
  if (!status || !notice || !list) return;
  const name = path.replaceAll("-", " ");
  notice.replaceChildren();
  status.textContent = `Loading ${name}...`;
  const outcome = await callApi({ path: `/${path}`, priority: "low" });
  status.textContent = "";
  const items: unknown = "data" in outcome ? outcome.data : undefined;
  if (Array.isArray(items)) {
    if (list.dataset["digest"] !== digestOf(items)) await draw(path, items, list);
    return;
  }
  const retry = document.createElement("button");
  retry.type = "button";
  retry.textContent = "Try again";
  retry.onclick = () => void refresh(path);
  const line = document.createElement("p");
  line.role = "alert";
  line.append(`Unable to load ${name}. Please try again later. `, retry);
  notice.replaceChildren(line);
}

const roots = new WeakMap<Element, Root>();

/** Draws a list in place of the one that the page shows; without items its section is hidden. */
async function draw(path: LandingList, items: unknown[], list: HTMLElement): Promise<void> {
  const List = (await lists[path]()) as ComponentType<{ items: unknown[] }>; // the list of this path
  const isOpen = list.querySelector("details[open]") !== null;
  const root = roots.get(list) ?? createRoot(list);
  roots.set(list, root);
  flushSync(() => {
    root.render(<List items={items} />);
  });
  list.querySelector("details")?.toggleAttribute("open", isOpen);
  list.dataset["digest"] = digestOf(items);
  focusScrollLists(list);
  for (const part of document.querySelectorAll<HTMLElement>(`[data-list-section="${path}"]`)) {
    part.hidden = items.length === 0;
  }
}
