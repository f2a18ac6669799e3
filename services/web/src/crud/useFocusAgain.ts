import { type RefObject, useEffect, useRef } from "react";

/** A button that was disabled while busy has lost the focus; it gets it back when it can be pressed again. */
export function useFocusAgain(button: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) button.current?.focus();
    wasBusy.current = isBusy;
  }, [button, isBusy]);
}
