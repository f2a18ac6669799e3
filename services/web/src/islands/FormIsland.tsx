import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { importWithRetry } from "../browser/loadScript";
import { QuoteForm } from "../features/quoteForm/QuoteForm";
import { ToastProvider } from "../toast/ToastProvider";

/** The form and its toasts. */
export function FormIsland() {
  return (
    <ToastProvider>
      <QuoteForm />
      <LateToaster />
    </ToastProvider>
  );
}

/** What shows a toast is no part of the HTML, and loaded once the form works. */
function LateToaster() {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    startTransition(() => {
      setIsDue(true);
    });
  }, []);

  if (!isDue) return null;
  return createPortal(
    <Suspense>
      <Toaster />
    </Suspense>,
    document.body,
  );
}

const Toaster = lazy(async () => ({
  default: (await importWithRetry(() => import("../toast/Toaster"))).Toaster,
}));
