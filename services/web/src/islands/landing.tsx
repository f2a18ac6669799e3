import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberTracking } from "../public/quoteForm/tracking";
import { showSecurityQuestion } from "../public/quoteForm/securityQuestion";
import { PageBusinessContext, readPageBusiness } from "../site/business";
import { FormIsland } from "./FormIsland";
import { refreshLists } from "./lists";
import { openPicturesOnPress } from "./pictures";
import "./enhance";

/** Milliseconds after the form works. */
const LAY_OUT_AFTER = 300;

openPicturesOnPress();
setTimeout(hydrateForm);

/** What the visitor has typed by then stays (public/quoteForm/QuoteForm.tsx). */
function hydrateForm(): void {
  const container = document.getElementById("form");
  if (!container) return;
  showSecurityQuestion();
  rememberTracking();
  const original = container.cloneNode(true) as HTMLElement; // a clone has the same type
  const fields = fieldsIn(container);
  const island = (
    <StrictMode>
      <PageBusinessContext value={readPageBusiness()}>
        <FormIsland onHydrated={startRest} />
      </PageBusinessContext>
    </StrictMode>
  );
  // React removes the form if a component throws. Its original HTML can still be read, and shows the phone number.
  const restoreOriginal = (error: unknown) => {
    for (const [index, field] of fieldsIn(original).entries()) {
      field.value = fields[index]?.value ?? "";
      field.checked = fields[index]?.checked ?? false;
    }
    container.replaceWith(original);
    reportError(error);
    startRest();
  };
  // In short pieces, between which the visitor can scroll and type.
  startTransition(() => {
    hydrateRoot(container, island, { onUncaughtError: restoreOriginal });
  });
}

/** What can wait for the form: each in a task of its own, between which the visitor can scroll and type. */
function startRest(): void {
  setTimeout(refreshLists);
  window.setTimeout(() => void layOutRest(), LAY_OUT_AFTER);
}

/** All of them have a value; a check box also has its own state. */
function fieldsIn(form: HTMLElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("[name]")];
}

/**
 * Lays out what is below the screen (public/Section.tsx), one section at a time: an assistive program that
 * reads the whole page must find each text in its right place.
 */
async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>("section, footer")) {
    part.style.contentVisibility = "visible";
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}
