import { type ComponentType, lazy, Suspense } from "react";
import { createPortal } from "react-dom";
import { toNumber } from "@ridgeline/contract/phone";
import { cleanField } from "../arrivedText";
import { fillIn, readForm } from "../public/quoteForm/quoteDraft";
import { QuoteForm } from "../public/quoteForm/QuoteForm";
import { emptyQuoteForm, type QuoteFormValues } from "../public/quoteForm/quoteFormValues";
import { readQuestion } from "../public/quoteForm/securityQuestion";
import { PageBusinessContext } from "../site/shownBusiness";
import { readPageBusiness } from "../site/pageBusiness";
import { ToastProvider, useShownToast } from "../ui/ToastProvider";
import { hydrate, readFailure } from "./hydrate";

/** In the same script: a second copy of styled-components would insert every style once more. */
export { drawList } from "./drawList";

const container = document.getElementById("form");
// In a separate task, after the one that evaluates this file.
if (container) setTimeout(() => hydrateForm(container));

function hydrateForm(form: HTMLElement): void {
  hydrate(
    form,
    <PageBusinessContext value={readPageBusiness()}>
      <ToastProvider>
        <QuoteForm
          initialValues={readValues()}
          question={readQuestion()}
          failure={readFailure(form)}
        />
        <LateToaster />
      </ToastProvider>
    </PageBusinessContext>,
    readForm,
    fillIn,
  );
  form.addEventListener("focusin", () => void loadToaster());
}

/** What has been typed so far, or restored from a draft. */
function readValues(): QuoteFormValues {
  const phone = document.querySelector<HTMLInputElement>("[name=phone]");
  if (phone) cleanField(phone, toNumber); // it may have been pasted or autofilled, with its punctuation
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
