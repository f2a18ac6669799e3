/**
 * Scrolls to the element with that id (smoothly: GlobalStyle) and moves the focus there; where the page has no such
 * element, goes to the landing page's, without a referrer of our own.
 */
export function scrollToAnchor(anchor: string): void {
  const target = document.getElementById(anchor);
  if (!target) {
    const link = document.createElement("a");
    link.href = `/#${anchor}`;
    link.referrerPolicy = "no-referrer";
    link.click();
    return;
  }
  target.scrollIntoView();
  target.focus({ preventScroll: true });
  followUntilTakenOver(target);
}

/** From now on the page's own links to its parts lead there as surely as scrollToAnchor does. */
export function followAnchorLinks(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    const part = document.getElementById(link?.getAttribute("href")?.slice(1) ?? "");
    if (part) followUntilTakenOver(part);
  });
}

const SIGNS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
const LONGEST_WAY_MS = 10_000;

let following: AbortController | undefined;

/** A list that arrives above the target moves it: then on to where it is now, until the visitor does anything else. */
function followUntilTakenOver(target: Element): void {
  following?.abort();
  const takenOver = new AbortController();
  following = takenOver;
  const { signal } = takenOver;
  for (const sign of SIGNS) {
    window.addEventListener(sign, () => takenOver.abort(), { passive: true, signal });
  }
  window.setTimeout(() => takenOver.abort(), LONGEST_WAY_MS);
  const resizes = new ResizeObserver(() => target.scrollIntoView());
  resizes.observe(document.body);
  signal.addEventListener("abort", () => resizes.disconnect());
}
