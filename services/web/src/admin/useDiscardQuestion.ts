import { useCallback, useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";

/**
 * Nothing typed is lost unasked: not by closing the dialog, not by the browser's back button, and not by closing the
 * tab (where the browser asks in its own words).
 */
export function useDiscardQuestion(isDirty: boolean, onClose: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useBlocker(isDirty);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );

  return {
    isAsked: isClosing || blocker.state === "blocked",
    close: () => {
      if (isDirty) setIsClosing(true);
      else onClose();
    },
    keep: () => {
      setIsClosing(false);
      blocker.reset?.();
    },
    discard: () => {
      if (blocker.state === "blocked") blocker.proceed();
      else onClose();
    },
  };
}
