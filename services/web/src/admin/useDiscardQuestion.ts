import { useCallback, useState } from "react";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router-dom";
import { isKeepingEdit } from "./keptEdit";

/**
 * Asks before typed text is lost: on closing the dialog, on the browser's back button, and on closing the tab (with the
 * browser's own question). A navigation that keeps it needs no question.
 */
export function useDiscardQuestion(isDirty: boolean, onClose: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ nextLocation }) => isDirty && !isKeepingEdit(nextLocation.state),
      [isDirty],
    ),
  );

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
