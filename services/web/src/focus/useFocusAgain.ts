import { type RefObject, useEffect, useRef } from "react";

/**
 * A button that is disabled while busy loses the focus to its dialog or to the page. Returns the focus when the button is
 * enabled again, unless the owner has moved on.
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
