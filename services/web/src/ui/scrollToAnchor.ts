/**
 * Scrolls to the element with that id (smoothly: GlobalStyle) and moves the focus there; where the page has no such
 * element, goes to the landing page's.
 */
export function scrollToAnchor(anchor: string): void {
  const target = document.getElementById(anchor);
  if (!target) {
    window.location.assign(`/#${anchor}`);
    return;
  }
  target.scrollIntoView();
  target.focus({ preventScroll: true });
  followUntilTakenOver(target);
}

const SIGNS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** A list that arrives above the target on the way moves it: once there, the rest of the way, unless the visitor scrolls. */
function followUntilTakenOver(target: Element): void {
  const takenOver = new AbortController();
  const { signal } = takenOver;
  for (const sign of SIGNS) {
    window.addEventListener(sign, () => takenOver.abort(), { passive: true, signal });
  }
  document.addEventListener("scrollend", () => target.scrollIntoView(), { signal });
}
