/** The landing page's anchors (requirement 3.1). */
export type Anchor =
  | "main-content"
  | "services"
  | "about"
  | "areas"
  | "reviews"
  | "contact"
  | "quote-form";

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
    return;
  }
  const link = document.createElement("a");
  link.href = `/#${anchor}`;
  link.referrerPolicy = "no-referrer";
  link.click();
}

/** From now on the page scrolls smoothly, unless the visitor wants less motion (ui/GlobalStyle.tsx). */
export function scrollSmoothly(): void {
  document.documentElement.dataset["smooth"] = "";
}

const VISITOR_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
const STOP_AFTER_MS = 10_000;

let current: AbortController | undefined;

/**
 * Calls `scroll` whenever the page's size changes, since content that loads moves its target. Stops when the visitor does
 * something, on a call for another target, when the returned function is called, or after a while.
 */
export function keepScrolling(scroll: () => void): () => void {
  current?.abort();
  const takenOver = new AbortController();
  current = takenOver;
  const { signal } = takenOver;
  const stop = () => takenOver.abort();
  for (const type of VISITOR_EVENTS) window.addEventListener(type, stop, { passive: true, signal });
  window.setTimeout(stop, STOP_AFTER_MS);
  const resizes = new ResizeObserver(scroll);
  resizes.observe(document.body);
  signal.addEventListener("abort", () => resizes.disconnect());
  return stop;
}
