import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * The id of the item that the address names ("#request-114"). The item is scrolled to, and its heading gets the focus, as
 * soon as it is in the list, which may come later than the page; once per navigation.
 */
export function useLinkedItem(list: RefObject<HTMLElement | null>): string {
  const { hash, key } = useLocation();
  const shownFor = useRef("");
  const linked = hash.slice(1);

  useEffect(() => {
    if (linked === "" || shownFor.current === key) return;
    const item = document.getElementById(linked);
    if (!item || !list.current?.contains(item)) return;
    shownFor.current = key;
    item.scrollIntoView();
    item.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  });

  return linked;
}
