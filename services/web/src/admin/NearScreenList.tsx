import {
  type CSSProperties,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { styled } from "styled-components";
import { NearScreenItem } from "./NearScreenItem";
import { observeNear } from "./observeNear";
import { useGrowingCount } from "./useGrowingCount";
import { useLinkedItem } from "./useLinkedItem";
import { useTypicalHeight } from "./useTypicalHeight";

/** Items on the first screen. */
const FIRST = 12;
/** Items that are drawn at once if the list is brief. */
const FIRST_IF_BRIEF = 1;
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
        <Chunk
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

type ChunkProps<Item> = NearScreenListProps<Item> & {
  index: number;
  /** Its index is set when it first comes near the screen. */
  onReached: (index: number) => void;
  linked: string;
};

function PlainChunk<Item extends { id: number }>({
  items,
  summarize,
  renderItem,
  anchorOf,
  isBrief = false,
  className,
  index: chunkIndex,
  onReached,
  linked,
}: ChunkProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [isNear, setIsNear] = useState(chunkIndex === 0);

  useEffect(() => {
    if (isNear || !list.current) return undefined;
    return observeNear(list.current, () => {
      startTransition(() => {
        setIsNear(true);
        onReached(chunkIndex);
      });
    });
  }, [isNear, onReached, chunkIndex]);
  const drawnAtOnce = chunkIndex === 0 ? firstOf(isBrief) : 0;

  return (
    <List ref={list} className={className} style={itemsAsVariable(items.length)}>
      {items.map((item, index) => (
        <NearScreenItem
          key={item.id}
          item={item}
          anchor={anchorOf?.(item.id)}
          isDrawnAtOnce={index < drawnAtOnce || anchorOf?.(item.id) === linked}
          isListNear={isNear}
          summarize={summarize}
          renderItem={renderItem}
        />
      ))}
    </List>
  );
}

const firstOf = (isBrief: boolean) => (isBrief ? FIRST_IF_BRIEF : FIRST);

const itemsAsVariable = (count: number) => ({ "--items": count }) as CSSProperties; // React's type knows no variables

const Chunk = memo(PlainChunk) as typeof PlainChunk; // memo loses the type parameter

/* The styles are here and not on each of 5,000 rows, where they would cost a component each. */
const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  /* What is off the screen costs no layout; the margin leaves room for shadows and focus rings. */
  & + &,
  &:first-child > li:nth-child(n + ${FIRST + 1}) {
    content-visibility: auto;
    contain-intrinsic-height: auto var(--typical-height);
    overflow-clip-margin: 12px;
  }

  & + & {
    contain-intrinsic-height: auto calc(var(--pitch) * var(--items));
    margin-top: 20px;
  }

  /* Not a scroll anchor: when it becomes a card, its row must stay where it is. */
  > li > p {
    height: var(--typical-height);
    overflow: hidden;
    overflow-anchor: none;
    overflow-wrap: anywhere;
  }
`;
