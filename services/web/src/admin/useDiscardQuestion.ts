import { useCallback, useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";

/**
 * Asks before typed text is lost: on closing the dialog, on the browser's back button, and on closing the tab (with the
 * browser's own question).
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
