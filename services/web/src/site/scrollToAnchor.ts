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
