import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { FIRST, NearScreenChunk } from "./NearScreenChunk";
import { useLinkedItem } from "./useLinkedItem";

/** Items in one `ul`: full rows of two and of three columns. What is off the screen costs a browser one element per `ul`. */
const CHUNK = 48;
const CHUNK_IF_BRIEF = 12;

export type NearScreenListProps<Item> = {
  items: readonly Item[];
  /** Replaces an item far from the screen: the text for find-in-page and screen readers. */
  summarize: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** The id of an item's element: an address that ends with it leads to the item. */
  anchorOf?: (id: number) => string;
  /** Starts with little, and grows only as it is scrolled: for matches, which the next key replaces. */
  isBrief?: boolean;
  className?: string;
};

/**
 * A list of any length. The first screen is drawn at once. The rest follows step by step as text, for the scroll bar,
 * find-in-page and screen readers; an item is fully drawn when it first comes near the screen.
 */
export function NearScreenList<Item extends { id: number }>(props: NearScreenListProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const linked = useLinkedItem();
  const size = props.isBrief ? CHUNK_IF_BRIEF : CHUNK;
  const chunks = useMemo(() => toChunks(props.items, size), [props.items, size]);
  const [reached, setReached] = useState(0);
  const count = useGrowingCount(
    props.isBrief ? Math.min(reached + 2, chunks.length) : chunks.length,
  );
  useTypicalHeight(root, props.isBrief ? 0 : FIRST);

  return (
    <div ref={root}>
      {chunks.slice(0, count).map((items, index) => (
        <NearScreenChunk
          key={index}
          {...props}
          items={items}
          index={index}
          onReached={setReached}
          linked={linked}
        />
      ))}
    </div>
  );
}

function toChunks<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size);
  return starts.map((start) => items.slice(start, start + size));
}

const STEP = 3;

/** One at first, and soon all of them, in steps so small that whoever types or scrolls does not notice. */
function useGrowingCount(all: number): number {
  const [count, setCount] = useState(1);

  useEffect(() => {
    if (count >= all) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        setCount(count + STEP);
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [count, all]);

  return Math.min(count, all);
}

/** On the element around a list and its matches, which have the same heights. */
const HEIGHTS = "data-typical-heights";

/**
 * Sets the heights that stand for what is not drawn yet: that of an item, and what each item adds to its `ul`; from the
 * first `measured` ones. Nothing is measured if that is 0: the whole list has set them, and to measure costs a layout.
 */
function useTypicalHeight(root: RefObject<HTMLElement | null>, measured: number): void {
  useLayoutEffect(() => {
    const list = root.current?.firstElementChild;
    const holder = root.current?.closest<HTMLElement>(`[${HEIGHTS}]`) ?? root.current;
    if (!list || !holder || measured === 0) return;
    const first = [...list.children].slice(0, measured).map((item) => item.getBoundingClientRect());
    const typical = first.reduce((sum, { height }) => sum + height, 0) / first.length;
    const span = (first.at(-1)?.bottom ?? 0) - (first[0]?.top ?? 0);
    const gap = parseFloat(getComputedStyle(list).rowGap) || 0;
    holder.style.setProperty("--typical-height", `${Math.round(typical)}px`);
    holder.style.setProperty("--pitch", `${(span + gap) / first.length}px`);
  }, [root, measured]);
}
