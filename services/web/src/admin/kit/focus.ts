import { useEffect } from "react";
import { type Location, useLocation } from "react-router-dom";

/** Gives the focus of something that disappears, such as a deleted card, to the page's heading, or to the page. */
export function focusHeading(): void {
  const main = document.querySelector("main");
  (main?.querySelector<HTMLElement>("h1[tabindex]") ?? main)?.focus({ preventScroll: true });
}

/** The ref of an element that may disappear with the focus in it. */
export function passFocusOn(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) queueMicrotask(focusHeading);
  };
}

/** The navigations whose item has been scrolled to: not again when a search redraws the list. */
const shown = new WeakSet<Location>();

/**
 * Scrolls to the item that the address names ("#request-114") and focuses its heading, once per navigation, as soon as the
 * item is in the list, which may load later than the page.
 */
export function useLinkedItem(): void {
  const location = useLocation();
  const linked = location.hash.slice(1);

  useEffect(() => {
    if (linked === "" || shown.has(location)) return;
    const item = document.getElementById(linked);
    if (!item || item.closest("[hidden]")) return;
    shown.add(location);
    item.scrollIntoView();
    item.querySelector<HTMLElement>("summary, h2, h3")?.focus({ preventScroll: true });
  });
}
