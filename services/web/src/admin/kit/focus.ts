import { type RefObject, useEffect, useRef } from "react";
import { type Location, useLocation } from "react-router-dom";

/** Milliseconds within which a closing dialog returns the focus by itself, if it can. */
const AFTER_DIALOG_MS = 50;

const OWNER_EVENTS = ["pointerdown", "keydown"] as const;

/**
 * When a dialog closes and the focused element disappears with it or later (the button of a deleted card, once the list
 * has reloaded), `target` gets the focus, unless the owner has done something else meanwhile.
 */
export function useRescueFocus(
  target: RefObject<HTMLElement | null>,
  { isDialogOpen }: { isDialogOpen: boolean },
): void {
  const hadDialog = useRef(false);

  useEffect(() => {
    hadDialog.current ||= isDialogOpen;
    if (!hadDialog.current || isDialogOpen) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const rescue = () => {
      if (document.activeElement !== document.body) return;
      target.current?.focus({ preventScroll: true });
      over.abort();
    };
    // No event reports that the focused element was removed.
    const changes = new MutationObserver(rescue);
    const timer = setTimeout(() => {
      changes.observe(document.body, { childList: true, subtree: true });
      rescue();
    }, AFTER_DIALOG_MS);
    for (const type of OWNER_EVENTS) {
      window.addEventListener(type, () => over.abort(), { capture: true, signal });
    }
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      changes.disconnect();
    });
    return () => {
      over.abort();
    };
  }, [target, isDialogOpen]);
}

/** The navigations whose item has been scrolled to: not again when a search redraws the list. */
const shown = new WeakSet<Location>();

/**
 * Scrolls to the item that the address names ("#request-114") and focuses its heading, once per navigation, as soon as the
 * item is in the list, which may load later than the page. `bringUp` scrolls to an item that its list has not drawn yet, if
 * it can.
 */
export function useLinkedItem(bringUp?: (anchor: string) => boolean): void {
  const location = useLocation();
  const linked = location.hash.slice(1);
  const isBroughtUp = useRef(false);

  useEffect(() => {
    if (linked === "" || shown.has(location)) return;
    const item = document.getElementById(linked);
    if (!item) {
      isBroughtUp.current = bringUp?.(linked) ?? false;
      return;
    }
    shown.add(location);
    if (!isBroughtUp.current) item.scrollIntoView();
    isBroughtUp.current = false;
    item.querySelector<HTMLElement>("summary, h2, h3")?.focus({ preventScroll: true });
  });
}
