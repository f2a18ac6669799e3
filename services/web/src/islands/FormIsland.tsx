import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { importWithRetry } from "../site/loadScript";
import { QuoteForm } from "../public/quoteForm/QuoteForm";
import { ToastProvider, useShownToast } from "../ui/ToastProvider";

/** The form and its toasts. */
export function FormIsland({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <ToastProvider>
      <QuoteForm />
      <LateToaster />
    </ToastProvider>
  );
}

/** The code for toasts is not part of the HTML; it is loaded once the visitor is in the form. */
function LateToaster() {
  const [isDue, setIsDue] = useState(false);
  const isRaised = useShownToast() !== null;

  useEffect(() => {
    const form = document.getElementById("form");
    const load = () => {
      startTransition(() => {
        setIsDue(true);
      });
    };
    if (form?.contains(document.activeElement) === true) load();
    form?.addEventListener("focusin", load);
    return () => form?.removeEventListener("focusin", load);
  }, []);

  if (!isDue && !isRaised) return null;
  return createPortal(
    <Suspense>
      <Toaster />
    </Suspense>,
    document.body,
  );
}

const Toaster = lazy(async () => ({
  default: (await importWithRetry(() => import("../ui/Toaster"))).Toaster,
}));
