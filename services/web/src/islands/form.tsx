import { type ComponentType, lazy, Suspense } from "react";
import { createPortal, flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { readForm } from "../public/quoteForm/draft";
import { takePhone } from "../public/quoteForm/arrivedPhone";
import { QuoteForm } from "../public/quoteForm/QuoteForm";
import { emptyQuoteForm, type QuoteFormValues } from "../public/quoteForm/quoteFormValues";
import { showSecurityQuestion } from "../public/quoteForm/securityQuestion";
import { rememberTracking } from "../public/quoteForm/tracking";
import { PageBusinessContext } from "../site/business";
import { readPageBusiness } from "../site/pageBusiness";
import { ToastProvider, useShownToast } from "../ui/ToastProvider";
import { refreshLists } from "./lists";

const container = document.getElementById("form");
// In a separate task, after the one that evaluates this file.
if (container) setTimeout(() => hydrateForm(container));
setTimeout(refreshLists);

function hydrateForm(form: HTMLElement): void {
  showSecurityQuestion();
  rememberTracking();
  const island = (
    <PageBusinessContext value={readPageBusiness()}>
      <ToastProvider>
        <QuoteForm initialValues={readValues()} />
        <LateToaster />
      </ToastProvider>
    </PageBusinessContext>
  );
  // At once: nothing can be typed between reading the form and taking it over.
  flushSync(() => hydrateRoot(form, island));
  form.addEventListener("focusin", () => void loadToaster());
}

/** What has been typed so far, or restored from a draft. */
function readValues(): QuoteFormValues {
  const phone = document.querySelector<HTMLInputElement>("[name=phone]");
  if (phone) takePhone(phone); // it may have been pasted or autofilled, with its punctuation
  return { ...emptyQuoteForm, ...readForm() };
}

/** Its code is loaded once the visitor is in the form. If that fails, the form itself says what happened. */
function LateToaster() {
  const isRaised = useShownToast() !== null;
  if (!isRaised) return null;
  return createPortal(
    <Suspense>
      <Toaster />
    </Suspense>,
    document.body,
  );
}

const loadToaster = (): Promise<{ default: ComponentType }> =>
  import("../ui/Toaster").then(
    ({ Toaster: component }) => ({ default: component }),
    () => ({ default: () => null }),
  );
const Toaster = lazy(loadToaster);
