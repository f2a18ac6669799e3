import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Failure } from "../form";

/**
 * Takes over a form's HTML, at once: nothing can be typed between reading the form and this. If React fails, now or later, the HTML
 * comes back with what was typed, and the browser posts it itself.
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
  const focused = document.activeElement?.id;
  flushSync(() =>
    hydrateRoot(container, island, {
      // Another script, or a translation, has changed the HTML: React has drawn it anew.
      onRecoverableError: () => {},
      onUncaughtError: (error) => {
        console.error(error);
        setTimeout(() => {
          container.replaceWith(html);
          fillIn(typed);
        });
      },
    }),
  );
  if (focused && document.activeElement?.id !== focused) {
    document.getElementById(focused)?.focus({ preventScroll: true });
  }
}

/** What the server has answered to what is in the form (documents/forms.tsx). */
export function readFailure(container: HTMLElement): Failure | undefined {
  const json = container.dataset["failure"];
  return json === undefined ? undefined : (JSON.parse(json) as Failure); // our own server wrote it
}
