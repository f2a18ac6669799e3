import { duration, ease } from "../theme";
import { onceInView } from "./onceInView";

/** Pixels below the screen within which a section is hidden. */
const NEAR = 100;
/** Milliseconds; with the fade that follows, a second. */
const HIDDEN_AT_MOST = 380;

/**
 * Fades `[data-reveal]` elements in (requirement 3.2). Content is hidden only just before it comes onto the screen, and by an
 * animation that ends visible on its own: if the script is late or fails, nothing stays hidden (requirement 11.13).
 */
export function revealSections(): void {
  for (const element of document.querySelectorAll("[data-reveal]")) reveal(element);
}

function reveal(element: Element): void {
  let fade: Animation | undefined;
  onceInView(element, { rootMargin: `0px 0px ${NEAR}px 0px` }, (entry) => {
    if (isBelowScreen(entry)) fade = hideThenFade(element);
  });
  onceInView(element, { rootMargin: "0px 0px -100px 0px", threshold: 0.1 }, () => startFade(fade));
}

/** What is already on the screen has been seen and is never hidden. */
function isBelowScreen({ boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  return boundingClientRect.top >= (rootBounds?.height ?? 0) - NEAR;
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
