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
}
