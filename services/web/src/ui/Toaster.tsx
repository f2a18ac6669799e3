import { useEffect } from "react";
import { Toast } from "./Toast";
import { ToastViewport } from "./ToastViewport";
import { useShownToast, useToastDispatch } from "./ToastProvider";

const KEPT_AFTER_DISMISSAL_MS = 1_000_000;

/** Used once in the app. */
export function Toaster() {
  const dispatch = useToastDispatch();
  const toast = useShownToast();
  const dismissedId = toast?.isOpen === false ? toast.id : undefined;

  useEffect(() => {
    if (dismissedId === undefined) return undefined;
    const timer = setTimeout(() => {
      dispatch({ type: "removed" });
    }, KEPT_AFTER_DISMISSAL_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, dismissedId]);

  return (
    // A new key per toast: otherwise Radix would pause its timer because the previous one was closed under the pointer.
    <ToastViewport key={toast?.id}>
      {toast && (
        <Toast
          title={toast.title}
          text={toast.text}
          about={toast.about}
          tone={toast.tone}
          onUndo={toast.undo}
          isOpen={toast.isOpen}
          onClose={() => {
            dispatch({ type: "dismissed" });
          }}
        />
      )}
    </ToastViewport>
  );
}
