import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, useCallback, useEffect, useState } from "react";
import { styled } from "styled-components";
import { tap } from "../../theme";
import { useLinkedItem } from "../kit/focus";

/** So many items are all in the page, which prints and scrolls normally; of a longer list, only those near the screen. */
const WHOLE = 50;
const NEAR = 2;

type LongListProps<Item> = {
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  /** The id of an item's element, for addresses that link to the item. */
  anchorOf: (id: number) => string;
  /** Assumed for an item that has not been drawn yet. */
  typicalHeight: number;
  /** Pixels between two items. */
  gap: number;
};

/** A list of any length, of cards below each other (decision 034). */
export function LongList<Item extends { id: number }>({
  items,
  renderItem,
  anchorOf,
  typicalHeight,
  gap,
}: LongListProps<Item>) {
  const [root, setRoot] = useState<HTMLUListElement | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler builds this, and nothing here is memoized with it
  const list = useWindowVirtualizer({
    count: items.length,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    estimateSize: () => typicalHeight,
    gap,
    overscan: items.length > WHOLE ? NEAR : WHOLE,
    scrollMargin: root ? root.getBoundingClientRect().top + window.scrollY : 0,
    scrollPaddingStart: scrollPadding(),
    initialMeasurementsCache: last.typicalHeight === typicalHeight ? last.measured : [],
  });
  list.shouldAdjustScrollPositionOnItemSizeChange = shouldAdjustScroll;
  useEffect(
    () => () => {
      last = { typicalHeight, measured: list.takeSnapshot() };
    },
    [list, typicalHeight],
  );
  useLinkedItem((anchor) => {
    const index = items.findIndex(({ id }) => anchorOf(id) === anchor);
    if (index !== -1) list.scrollToIndex(index, { align: "start" });
    return index !== -1;
  });

  const drawn = list.getVirtualItems();
  const before = (drawn[0]?.start ?? 0) - list.options.scrollMargin;
  const after = list.getTotalSize() - ((drawn.at(-1)?.end ?? 0) - list.options.scrollMargin);
  return (
    <List ref={setRoot} style={{ gap, paddingBlock: `${Math.max(before, 0)}px ${after}px` }}>
      {drawn.map(({ index }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={item.id}
              ref={list.measureElement}
              id={anchorOf(item.id)}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              <Content item={item} renderItem={renderItem} />
            </li>
          )
        );
      })}
    </List>
  );
}

/**
 * Whether to scroll along when an item above the screen turns out higher or lower than expected. Not on the way down, where
 * nobody sees the shift, and where it would cut off the browser's own scroll (the End key).
 */
function shouldAdjustScroll(
  { start }: VirtualItem,
  _change: number,
  { scrollDirection, scrollOffset }: Virtualizer<Window, Element>,
): boolean {
  return scrollDirection !== "forward" && start < (scrollOffset ?? 0);
}

/** The heights from the last visit, so that going back shows the same card. */
let last: { typicalHeight: number; measured: VirtualItem[] } = { typicalHeight: 0, measured: [] };

/** What covers the top of the page (StickyBar.tsx). */
function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

type ContentProps<Item> = Pick<LongListProps<Item>, "renderItem"> & { item: Item };

/** Memoized, so that scrolling does not render it again. */
const Content = memo(function Content<Item>({ item, renderItem }: ContentProps<Item>) {
  return renderItem(item);
}) as <Item>(props: ContentProps<Item>) => ReactNode; // memo loses the type parameter

/* The library keeps the scroll position, since it knows the heights; the browser must not do so as well. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-anchor: none;

  /* the item that an address has led to */
  > li:has(h2:focus) > * {
    border-color: ${tap.base};
    box-shadow: 0 0 0 1px ${tap.base};
  }
`;
