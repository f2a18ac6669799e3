import { startTransition, useEffect, useState } from "react";

let announce = () => {};

/**
 * Resolves once the landing page works completely, its form included. What a visitor does not wait for, such as newer
 * lists than the HTML has, is fetched after it. Pages without the form never become it.
 */
export const pageIsInteractive = new Promise<void>((resolve) => {
  announce = resolve;
});

/** For the part of the landing page that is hydrated last: the quote form. */
export function announceInteractive(): void {
  announce();
}

/** False in the HTML and during hydration; true, in a transition, once the page is interactive. */
export function usePageIsInteractive(): boolean {
  const [isInteractive, setIsInteractive] = useState(false);

  useEffect(() => {
    void pageIsInteractive.then(() => {
      startTransition(() => {
        setIsInteractive(true);
      });
    });
  }, []);

  return isInteractive;
}
