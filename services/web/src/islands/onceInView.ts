type View = {
  /** The margin around the screen. */
  rootMargin: string;
  /** The share of the element that must be in it, from 0 to 1. */
  threshold?: number;
};

/** Calls `act` once, when the element comes into this view. */
export function onceInView(
  element: Element,
  view: View,
  act: (entry: IntersectionObserverEntry) => void,
): void {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1); // on a busy device several may have queued up; only the newest is true
    if (!entry?.isIntersecting || entry.intersectionRatio < (view.threshold ?? 0)) return;
    observer.disconnect();
    act(entry);
  }, view);
  observer.observe(element);
}
