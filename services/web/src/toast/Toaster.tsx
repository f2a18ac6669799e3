import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Toast } from "../ui/Toast";
import { ToastViewport } from "../ui/ToastViewport";
import { selectToast, toastDismissed, toastRemoved } from "./toastSlice";

const KEPT_AFTER_DISMISSAL_MS = 1_000_000;

/** Shows the store's toast; used once in the app. */
export function Toaster() {
  const dispatch = useDispatch();
  const toast = useSelector(selectToast);
  const dismissedId = toast?.isOpen === false ? toast.id : undefined;

  useEffect(() => {
    if (dismissedId === undefined) return undefined;
    const timer = setTimeout(() => dispatch(toastRemoved(dismissedId)), KEPT_AFTER_DISMISSAL_MS);
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
          isOpen={toast.isOpen}
          onClose={() => dispatch(toastDismissed())}
        />
      )}
    </ToastViewport>
  );
}
