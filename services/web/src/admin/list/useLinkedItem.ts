import { useEffect } from "react";
import { type Location, useLocation } from "react-router-dom";

/** The navigations whose item has been scrolled to: not again when a search draws the list anew. */
const shown = new WeakSet<Location>();

/**
 * The id of the item that the address names ("#request-114"). The item is scrolled to, and its heading gets the focus, as
 * soon as it is in the list, which may come later than the page; once per navigation.
 */
export function useLinkedItem(): string {
  const location = useLocation();
  const linked = location.hash.slice(1);

  useEffect(() => {
    if (linked === "" || shown.has(location)) return;
    const item = document.getElementById(linked);
    if (!item) return;
    shown.add(location);
    item.scrollIntoView();
    item.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  });

  return linked;
}
