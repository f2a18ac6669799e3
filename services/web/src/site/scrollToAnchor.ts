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
 * Until somebody scrolls or does anything else, scrolls again to the element with that id whenever the page's height changes: a
 * list above it may get longer or shorter, or vanish, while the page scrolls, and Safari has no scroll anchoring after that.
 */
export function keepInPlace(anchor: string): void {
  letGo();
  const page = document.documentElement;
  const target = document.getElementById(anchor);
  if (!target) return;
  const place =
    parseFloat(getComputedStyle(page).scrollPaddingTop) +
    parseFloat(getComputedStyle(target).scrollMarginTop);
  const measure = () => Math.abs(target.getBoundingClientRect().top - place);
  // A scroll that was under way still goes on for a frame, maybe the other way.
  const begin = () => (measure() > NEAR_PX ? Infinity : 0);
  let [height, distance] = [page.scrollHeight, begin()];
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight === height) return;
    target.scrollIntoView();
    [height, distance] = [page.scrollHeight, begin()];
  });
  const handleScroll = () => {
    if (page.scrollHeight !== height) return; // the browser itself, since the page has changed
    if (measure() > distance + NEAR_PX) letGo();
    distance = Math.min(distance, measure());
  };
  observer.observe(document.body);
  window.addEventListener("scroll", handleScroll, { passive: true });
  letGo = () => {
    observer.disconnect();
    window.removeEventListener("scroll", handleScroll);
  };
  for (const type of ["wheel", "pointerdown", "keydown", "input"])
    window.addEventListener(type, letGo, { passive: true, once: true });
}

const NEAR_PX = 2;

/** From now on the page scrolls smoothly, unless the visitor wants less motion (ui/GlobalStyle.tsx). */
export function scrollSmoothly(): void {
  document.documentElement.dataset["smooth"] = "";
}
