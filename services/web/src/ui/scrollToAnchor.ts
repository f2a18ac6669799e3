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

const SIGNS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
const LONGEST_WAY_MS = 3000;

let following: AbortController | undefined;

/**
 * A list that arrives above the target on the way moves it: once there, the rest of the way, unless the visitor scrolls
 * or chooses another target. Not for long: a screen reader scrolls without any of the signs.
 */
function followUntilTakenOver(target: Element): void {
  following?.abort();
  const takenOver = new AbortController();
  following = takenOver;
  const { signal } = takenOver;
  for (const sign of SIGNS) {
    window.addEventListener(sign, () => takenOver.abort(), { passive: true, signal });
  }
  window.setTimeout(() => takenOver.abort(), LONGEST_WAY_MS);
  document.addEventListener("scrollend", () => target.scrollIntoView(), { signal });
}
