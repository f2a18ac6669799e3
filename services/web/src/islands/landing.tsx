import { lazy, startTransition, StrictMode, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { QuoteForm } from "../public/quoteForm/QuoteForm";
import { showSecurityQuestion } from "../public/quoteForm/securityQuestion";
import { rememberTracking } from "../public/quoteForm/tracking";
import { PageBusinessContext } from "../site/business";
import { importWithRetry } from "../site/loadScript";
import { readPageBusiness } from "../site/pageBusiness";
import { ToastProvider, useShownToast } from "../ui/ToastProvider";
import "./enhance";
import { refreshLists } from "./lists";
import { isPlainPress } from "./pageParts";

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

/** All of them have a value; a check box also has its own state. */
function fieldsIn(form: HTMLElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("[name]")];
}

/** The form and its toasts. */
function FormIsland({ onHydrated }: { onHydrated: () => void }) {
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

/** Milliseconds after the form works. */
const LAY_OUT_AFTER = 300;

/** What can wait for the form: each in a task of its own, between which the visitor can scroll and type. */
function startRest(): void {
  setTimeout(refreshLists);
  window.setTimeout(() => void layOutRest(), LAY_OUT_AFTER);
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

/** A pressed picture opens in a dialog, whose script is loaded then; if that fails, it opens as a plain link. */
function openPicturesOnPress(): void {
  document.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const link = pressed?.closest<HTMLAnchorElement>("a[data-picture]");
    if (!link || !isPlainPress(event)) return;
    event.preventDefault();
    void open(link);
  });
}

async function open(link: HTMLAnchorElement): Promise<void> {
  try {
    const { openPicture } = await import("./openPicture");
    openPicture(link);
  } catch {
    window.location.assign(link.href);
  }
}
