import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/** False in prerendered HTML and during hydration, then true: for what depends on the visitor or the day. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/**
 * A text that depends on the day: at first what the element with this id says in the HTML, which may be old, then what
 * `read` says now.
 */
export function useTextInHtml(id: string, read: () => string): string {
  const readHtml = () => document.getElementById(id)?.textContent ?? read();
  return useSyncExternalStore(
    () => () => {},
    read,
    typeof document === "undefined" ? read : readHtml,
  );
}

let announce = () => {};

/**
 * Resolves once the landing page works completely, its form included. What a visitor does not wait for, such as newer
 * lists than the HTML has, is fetched after it. Pages without the form never become it.
 */
const pageIsInteractive = new Promise<void>((resolve) => {
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

/** False in the HTML; true once the landing page is interactive, for one caller after the other, a frame apart. */
export function useTurn(): boolean {
  const [isMyTurn, setIsMyTurn] = useState(false);

  useEffect(() => {
    turns = turns.then(nextFrame).then(() => {
      setIsMyTurn(true);
    });
  }, []);

  return isMyTurn;
}

let turns = pageIsInteractive;

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
