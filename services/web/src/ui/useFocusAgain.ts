import { type RefObject, useEffect, useRef } from "react";

/**
 * A button that was disabled while busy has lost the focus to what holds it: the dialog, or the page. It gets it back
 * when it can be pressed again, unless the owner has gone on to something else.
 */
export function useFocusAgain(button: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement?.contains(button.current)) {
      button.current?.focus();
    }
    wasBusy.current = isBusy;
  }, [button, isBusy]);
}
