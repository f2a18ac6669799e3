import { type CSSProperties, memo, startTransition, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import type { NearScreenListProps } from "./NearScreenList";
import { NearScreenItem, observeNear } from "./NearScreenItem";

/** Items on the first screen. */
export const FIRST = 12;
/** Items that are drawn at once if the list is brief. */
const FIRST_IF_BRIEF = 1;

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

/** Some rows of a NearScreenList, in one `ul`. */
export const NearScreenChunk = memo(PlainChunk) as typeof PlainChunk; // memo loses the type parameter

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
