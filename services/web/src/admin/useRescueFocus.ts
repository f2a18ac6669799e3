import { type RefObject, useEffect, useRef } from "react";

/** A dialog that closes gives the focus back by itself within that time, where it can. */
const AFTER_DIALOG_MS = 50;

const SIGNS = ["pointerdown", "keydown"] as const;

/**
 * When a dialog has closed and the element with the focus goes with it or later (the button of a deleted card, once the
 * list has reloaded), `target` gets the focus, unless the owner has done anything else meanwhile.
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
    // No event tells that the focused element has gone.
    const changes = new MutationObserver(rescue);
    const timer = setTimeout(() => {
      changes.observe(document.body, { childList: true, subtree: true });
      rescue();
    }, AFTER_DIALOG_MS);
    for (const sign of SIGNS) {
      window.addEventListener(sign, () => over.abort(), { capture: true, signal });
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
