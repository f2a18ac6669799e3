import { lazy, Suspense, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { importWithRetry } from "../browser/loadScript";
import { QuoteForm } from "../features/quoteForm/QuoteForm";
import { ToastProvider } from "../toast/ToastProvider";

/** The form and its toasts; in the HTML only the form, and what shows a toast is loaded once the form works. */
export function FormIsland() {
  return (
    <ToastProvider>
      <QuoteForm />
      {useIsHydrated() && createPortal(<LateToaster />, document.body)}
    </ToastProvider>
  );
}

function LateToaster() {
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

const Toaster = lazy(async () => ({
  default: (await importWithRetry(() => import("../toast/Toaster"))).Toaster,
}));

/** False in the HTML and during hydration, then true. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
