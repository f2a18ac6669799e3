import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Failure } from "../form";

/**
 * Takes over a form's HTML, at once: nothing can be typed between reading the form and this. If React fails, now or later, the HTML
 * comes back with what was typed, and the browser posts it itself. What has been received (`data-received`) is thanked on a page of
 * its own.
 */
export function hydrate<Values>(
  container: HTMLElement,
  island: ReactNode,
  read: () => Values,
  fillIn: (typed: Values) => void,
): void {
  const html = container.cloneNode(true);
  let typed = read();
  container.addEventListener("input", () => {
    typed = read();
  });
  const restoreFocus = rememberFocus();
  flushSync(() =>
    hydrateRoot(container, island, {
      // Another script, or a translation, has changed the HTML: React has drawn it anew.
      onRecoverableError: () => {},
      onUncaughtError: (error) => {
        console.error(error);
        setTimeout(() => {
          const { received } = container.dataset;
          if (received !== undefined) window.location.assign(received);
          container.replaceWith(html);
          fillIn(typed);
        });
      },
    }),
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
export function readFailure(container: HTMLElement): Failure | undefined {
  const json = container.dataset["failure"];
  return json === undefined ? undefined : (JSON.parse(json) as Failure); // our own server wrote it
}
