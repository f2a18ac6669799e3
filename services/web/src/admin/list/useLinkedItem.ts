import { useEffect } from "react";
import { type Location, useLocation } from "react-router-dom";

/** The navigations whose item has been scrolled to: not again when a search draws the list anew. */
const shown = new WeakSet<Location>();

/**
 * Scrolls to the item that the address names ("#request-114") and gives its heading the focus, as soon as it is in the list,
 * which may come later than the page; once per navigation. `bringUp` makes a list draw an item that is far from the screen.
 */
export function useLinkedItem(bringUp?: (anchor: string) => void): void {
  const location = useLocation();
  const linked = location.hash.slice(1);

  useEffect(() => {
    if (linked === "" || shown.has(location)) return;
    const item = document.getElementById(linked);
    if (!item) {
      bringUp?.(linked);
      return;
    }
    shown.add(location);
    item.scrollIntoView();
    item.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  });
}
