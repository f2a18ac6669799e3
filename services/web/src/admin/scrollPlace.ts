import type { DataRouter, Location } from "react-router-dom";
import { keepScrolling } from "../site/keepScrolling";

/**
 * The router calls the first page of every document "default", so a page opened from a bookmark would begin where the page
 * before it in this tab was scrolled to. Here it gets a name of its own, which survives a reload and the way back. Called
 * before the router starts; `usr` is where the router reads a location's state.
 */
export function nameFirstPage(): void {
  if (window.history.state !== null) return;
  window.history.replaceState({ usr: { openedAt: Date.now() } }, "");
}

/** What ScrollRestoration keeps a page's place by. */
export function placeOf({ key, state }: Location): string {
  return key === "default" ? JSON.stringify(state) : key;
}

/**
 * ScrollRestoration goes to a page's place once, when the page may still be too short for it. This goes there again while
 * lists load. An address that names an item leads to the item (admin/kit/focus.ts).
 */
export function keepPlaces(router: DataRouter): void {
  let last = router.state;
  let stop = () => {};
  router.subscribe((state) => {
    const { location, restoreScrollPosition: place } = state;
    if (location === last.location && place === last.restoreScrollPosition) return;
    last = state;
    stop();
    if (typeof place !== "number" || location.hash !== "") return;
    stop = keepScrolling(() => window.scrollTo(0, place));
  });
}
