import type { PublicForm } from "@ridgeline/contract/publicForms";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Failure } from "../form";
import { findForm, readForm, wasReceived, writeForm } from "../public/draft";
import type { FormParts } from "../public/formParts";
import { readPageBusiness } from "../site/pageBusiness";
import { PageBusinessContext } from "../site/shownBusiness";
import { readMark } from "../site/marks";

/**
 * Takes over the form that is on the page, at once: nothing can be typed between reading it and this. If React fails, now or
 * later, the HTML comes back with what was typed, and the browser posts it itself. What has been received is thanked on a page of
 * its own.
 */
export function takeOver({ thanks }: PublicForm, { render, prepare }: FormParts): void {
  const form = findForm();
  const container = form?.parentElement;
  if (!form || !container) return;
  prepare?.(form);
  const html = container.cloneNode(true);
  let typed = readForm(form);
  container.addEventListener("input", () => {
    typed = readForm(findForm() ?? form);
  });
  const restoreFocus = rememberFocus();
  flushSync(() =>
    hydrateRoot(
      container,
      <PageBusinessContext value={readPageBusiness()}>
        {render(typed, readFailure(container))}
      </PageBusinessContext>,
      {
        // Another script, or a translation, has changed the HTML: React has drawn it anew.
        onRecoverableError: () => {},
        onUncaughtError: (error) => {
          console.error(error);
          setTimeout(() => {
            if (wasReceived()) window.location.assign(thanks);
            container.replaceWith(html);
            const restored = findForm();
            if (restored) writeForm(restored, typed);
          });
        },
      },
    ),
  );
  restoreFocus();
}

/** Returns a function that puts the focus and the cursor into the field that has taken the focused one's place. */
function rememberFocus(): () => void {
  const before = document.activeElement;
  const cursor = isText(before) ? before.selectionEnd : null; // null for an e-mail address
  return () => {
    const now = before?.id ? document.getElementById(before.id) : null;
    if (!now || now === document.activeElement) return;
    now.focus({ preventScroll: true });
    if (isText(now) && cursor !== null) now.setSelectionRange(cursor, cursor);
  };
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** What the server has answered to what is in the form (documents/forms.tsx). */
function readFailure(container: HTMLElement): Failure | undefined {
  const json = readMark(container, "failure");
  return json === "" ? undefined : (JSON.parse(json) as Failure); // our own server wrote it
}
