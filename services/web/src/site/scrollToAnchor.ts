import { setMark } from "./marks";

/** The landing page's anchors (requirement 3.1). */
export type Anchor = "services" | "about" | "areas" | "reviews" | "contact" | "quote-form";

/**
 * Scrolls to the element with that id and focuses it. If the page has no such element, opens the landing page at it, without a
 * referrer.
 */
export function scrollToAnchor(anchor: string): void {
  const target = document.getElementById(anchor);
  if (target) {
    scrollSmoothly();
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    keepInPlace(anchor);
    return;
  }
  const link = document.createElement("a");
  link.href = `/#${anchor}`;
  link.referrerPolicy = "no-referrer";
  link.click();
}

let letGo = () => {};

/**
 * Until somebody scrolls or does anything else, scrolls again to the element with that id whenever the page's height changes, or
 * the scroll ends elsewhere: a list above it may get longer or shorter, or vanish, while the page scrolls, and Safari has no
 * scroll anchoring after that.
 */
export function keepInPlace(anchor: string): void {
  letGo();
  const page = document.documentElement;
  const target = document.getElementById(anchor);
  if (!target) return;
  const place =
    parseFloat(getComputedStyle(page).scrollPaddingTop) +
    parseFloat(getComputedStyle(target).scrollMarginTop);
  const isThere = () => {
    const gap = target.getBoundingClientRect().top - place;
    const isAtEnd = window.scrollY + window.innerHeight >= page.scrollHeight - NEAR_PX;
    return Math.abs(gap) <= NEAR_PX || (gap > 0 && isAtEnd);
  };
  let [height, hasArrived, tries, timer] = [page.scrollHeight, false, TRIES, 0];
  const waitForArrival = () => {
    clearTimeout(timer);
    timer = window.setTimeout(arrive, STILL_FOR_MS);
  };
  const arrive = () => {
    hasArrived = isThere() || tries === 0;
    if (hasArrived) return;
    tries -= 1;
    target.scrollIntoView();
    waitForArrival();
  };
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight === height) return;
    [height, hasArrived, tries] = [page.scrollHeight, false, TRIES];
    target.scrollIntoView();
    waitForArrival();
  });
  const handleScroll = () => {
    if (page.scrollHeight !== height) return; // the browser itself, since the page has changed
    // On its way it may go back and forth: each change begins the scroll anew from where it was some frames ago.
    if (!hasArrived) waitForArrival();
    else if (!isThere()) letGo();
  };
  waitForArrival();
  observer.observe(document.body);
  window.addEventListener("scroll", handleScroll, { passive: true });
  letGo = () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener("scroll", handleScroll);
  };
  for (const type of ["wheel", "pointerdown", "keydown", "input"])
    window.addEventListener(type, letGo, { passive: true, once: true });
}

/** As much as a section moves while it fades in (islands/page.ts), and some more. */
const NEAR_PX = 24;
const STILL_FOR_MS = 100;
const TRIES = 9; // a place that cannot be reached is good enough

/** From now on the page scrolls smoothly, unless the visitor wants less motion (ui/GlobalStyle.tsx). */
export function scrollSmoothly(): void {
  setMark(document.documentElement, "smooth");
}
