import { type LandingList, landingLists } from "@ridgeline/contract/siteData";
import type * as late from "./late";
import { whenNear } from "./near";
import { importScripts } from "./scripts";

/** Fetches each public list of the page once, when its section is on the screen (refreshList.ts). */
export function refreshListsOnDisplay(): void {
  for (const path of landingLists) {
    const section = document.querySelector(`[data-notice="${path}"]`)?.closest("section");
    // An empty one is hidden, and so never near.
    const place = section?.closest("[hidden]")?.parentElement ?? section;
    if (place) whenNear(place, "-15%", () => void refresh(path));
  }
}

async function refresh(path: LandingList): Promise<void> {
  const script = await importScripts<typeof late>("late");
  await script?.refreshList(path);
}
