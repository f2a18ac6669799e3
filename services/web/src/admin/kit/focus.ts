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

/** The entries of the history whose item has been scrolled to: not again when the list is redrawn, or by Back. */
const shown = new Set<string>();

/**
 * Scrolls to the item that the address names ("#request-114") and focuses its heading, once per navigation, as soon as the
 * item is in the list, which may load later than the page.
 */
export function useLinkedItem(): void {
  const location = useLocation();
  const linked = location.hash.slice(1);

  useEffect(() => {
    const entry = `${location.key} ${linked}`; // addresses that were typed share a key
    if (linked === "" || shown.has(entry)) return;
    const item = document.getElementById(linked);
    if (!item || item.closest("[hidden]")) return;
    shown.add(entry);
    item.scrollIntoView();
    item.querySelector<HTMLElement>("summary, h2, h3")?.focus({ preventScroll: true });
  });
}

const fetched = new WeakSet<Location>();

type List = {
  data?: readonly { id: number }[] | undefined;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Fetches a list again, once per navigation, if it lacks the item that the address names: it may be newer. */
export function useLinkedList(
  { data, isFetching, refetch }: List,
  anchorOf: ((id: number) => string) | undefined,
): void {
  const location = useLocation();
  const id = Number(/\d+$/.exec(location.hash)?.[0]);
  const isOurs = location.hash === `#${anchorOf?.(id)}`;
  const isMissing = isOurs && !isFetching && data?.every((item) => item.id !== id) === true;

  useEffect(() => {
    if (!isMissing || fetched.has(location)) return;
    fetched.add(location);
    void refetch();
  }, [isMissing, location, refetch]);
}
