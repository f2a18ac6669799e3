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
    const onNear = waiting.get(target);
    if (!isIntersecting || !onNear) continue;
    due.push(onNear);
    stopWaiting(target);
  }
  if (due.length > 0 && !isServing) serveNext();
}

/** Those that have come near, one in each task: many at once would hold up whoever types or scrolls. */
const due: OnNear[] = [];
let isServing = false;

function serveNext(): void {
  const onNear = due.shift();
  isServing = onNear !== undefined;
  if (!onNear) return;
  onNear();
  setTimeout(serveNext);
}

function stopWaiting(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
