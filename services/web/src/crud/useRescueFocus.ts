import { type RefObject, useEffect } from "react";

const AFTER_DIALOG_MS = 50;

/** When a change took away the element that had the focus (its card was deleted), `target` gets it. */
export function useRescueFocus(target: RefObject<HTMLElement | null>, ...changes: unknown[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    }, AFTER_DIALOG_MS);
    return () => {
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs when any of the caller's changes happens
  }, [target, ...changes]);
}
