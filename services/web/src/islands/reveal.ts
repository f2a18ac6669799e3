import { duration, ease } from "../theme";

const ENOUGH = 0.1;
/** A share of the screen: a section taller than ten screens never shows a tenth of itself. */
const ENOUGH_OF_SCREEN = 0.4;
const THRESHOLDS = Array.from({ length: 21 }, (_, index) => (index * ENOUGH) / 20);
/** Pixels below the screen within which a section is hidden. */
const NEAR = 100;
/** Milliseconds; with the fade that follows, a second. */
const HIDDEN_AT_MOST = 380;

/**
 * Fades `[data-reveal]` elements in (requirement 3.2). Content is hidden only just before it comes onto the screen, and by an
 * animation that ends visible on its own: if the script is late or fails, nothing stays hidden (requirement 11.13).
 */
export function revealSections(): void {
  if (typeof IntersectionObserver === "undefined") return;
  for (const element of document.querySelectorAll("[data-reveal]")) reveal(element);
}

function reveal(element: Element): void {
  let fade: Animation | undefined;
  const coming = new IntersectionObserver(
    (entries) => {
      const entry = newestOf(entries);
      if (!entry?.isIntersecting) return;
      coming.disconnect();
      if (isBelowScreen(entry)) fade = hideThenFade(element);
    },
    { rootMargin: `0px 0px ${NEAR}px 0px` },
  );
  const seen = new IntersectionObserver(
    (entries) => {
      const entry = newestOf(entries);
      if (!entry || !isSeenEnough(entry)) return;
      seen.disconnect();
      coming.disconnect();
      startFade(fade);
    },
    { threshold: THRESHOLDS, rootMargin: "0px 0px -100px 0px" },
  );
  coming.observe(element);
  seen.observe(element);
}

/** On a busy device several observations have gathered; only the newest is true. */
function newestOf(entries: IntersectionObserverEntry[]) {
  return entries.at(-1);
}

/** What is on the screen already was seen and is never hidden. */
function isBelowScreen({ boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  return boundingClientRect.top >= (rootBounds?.height ?? 0) - NEAR;
}

function isSeenEnough({
  intersectionRatio,
  intersectionRect,
  rootBounds,
  boundingClientRect,
}: IntersectionObserverEntry) {
  const isPassed = boundingClientRect.bottom < 0;
  const isTall = intersectionRect.height >= (rootBounds?.height ?? 0) * ENOUGH_OF_SCREEN;
  return isPassed || intersectionRatio >= ENOUGH || (intersectionRect.height > 0 && isTall);
}

function hideThenFade(element: Element): Animation | undefined {
  if (window.matchMedia("print, (prefers-reduced-motion: reduce)").matches) return undefined;
  return element.animate(
    [
      { opacity: 0, transform: "translateY(16px)" },
      { opacity: 1, transform: "none" },
    ],
    {
      delay: HIDDEN_AT_MOST,
      duration: parseFloat(duration.section),
      easing: ease,
      fill: "backwards",
    },
  );
}

function startFade(fade: Animation | undefined): void {
  if (fade && Number(fade.currentTime) < HIDDEN_AT_MOST) fade.currentTime = HIDDEN_AT_MOST;
}
