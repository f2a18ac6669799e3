import { type RefObject, useEffect, useRef } from "react";

const AFTER_DIALOG_MS = 50;

/**
 * When a dialog has closed, or the list has come anew after one, and the element with the focus has gone with it (the
 * button of a deleted card), `target` gets the focus.
 */
export function useRescueFocus(
  target: RefObject<HTMLElement | null>,
  { list, isDialogOpen }: { list: unknown; isDialogOpen: boolean },
): void {
  const hadDialog = useRef(false);

  useEffect(() => {
    hadDialog.current ||= isDialogOpen;
    if (!hadDialog.current || isDialogOpen) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    }, AFTER_DIALOG_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [target, list, isDialogOpen]);
}
