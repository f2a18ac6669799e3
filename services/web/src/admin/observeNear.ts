const MARGIN_PX = 1500;

type OnNear = () => void;

const waiting = new Map<Element, OnNear>();

const observer =
  typeof IntersectionObserver === "undefined"
    ? undefined
    : new IntersectionObserver(handleEntries, { rootMargin: `${MARGIN_PX}px 0px` });

/** Calls `onNear` once, when the element is within a screen or two of the window; returns a function to stop. */
export function observeNear(element: Element, onNear: OnNear): () => void {
  if (!observer) {
    onNear();
    return () => {};
  }
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    stopWaiting(element);
  };
}

function handleEntries(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    stopWaiting(target);
  }
}

function stopWaiting(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
