import { memo, startTransition, useEffect, useRef, useState } from "react";
import type { NearScreenListProps } from "./NearScreenList";

type NearScreenItemProps<Item> = Pick<NearScreenListProps<Item>, "summarize" | "renderItem"> & {
  item: Item;
  anchor: string | undefined;
  isDrawnAtOnce: boolean;
  /** False while the whole list around it is far from the screen: then it need not watch for itself. */
  isListNear: boolean;
};

function PlainItem<Item>({
  item,
  anchor,
  isDrawnAtOnce,
  isListNear,
  summarize,
  renderItem,
}: NearScreenItemProps<Item>) {
  const [isDrawn, setIsDrawn] = useState(isDrawnAtOnce);
  const row = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (isDrawn || !isListNear || !row.current) return undefined;
    return observeNear(row.current, () => {
      startTransition(() => {
        setIsDrawn(true);
      });
    });
  }, [isDrawn, isListNear]);

  return (
    <li ref={row} id={anchor}>
      {isDrawn ? renderItem(item) : <p>{summarize(item)}</p>}
    </li>
  );
}

/** One item of a NearScreenList: a text until it first comes near the screen. */
export const NearScreenItem = memo(PlainItem) as typeof PlainItem; // memo loses the type parameter

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
