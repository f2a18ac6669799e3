import type { Location } from "react-router-dom";

/**
 * The router calls the first page of every document "default", so a page opened from a bookmark would begin where the page
 * before it in this tab was scrolled to. Here it gets a name of its own, which outlives a reload and the way back. Called
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
