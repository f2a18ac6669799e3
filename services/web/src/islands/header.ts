const THRESHOLD_PX = 10;

/** Marks the page once it is scrolled more than 10 px (requirement 3.5). */
export function makeHeaderTranslucent(): void {
  const mark = () => {
    document.documentElement.toggleAttribute("data-scrolled", window.scrollY > THRESHOLD_PX);
  };
  window.addEventListener("scroll", mark, { passive: true });
  mark();
}
