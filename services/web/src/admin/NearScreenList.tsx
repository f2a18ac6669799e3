import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { styled } from "styled-components";
import { observeNear } from "./observeNear";
import { useLinkedItem } from "./useLinkedItem";

const DRAWN_AT_ONCE = 12;

type NearScreenListProps<Item> = {
  items: readonly Item[];
  /** Replaces an item far from the screen: the text for find-in-page and screen readers. */
  summarize: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** The id of an item's element: an address that ends with it leads to the item. */
  anchorOf?: (id: number) => string;
  className?: string;
};

/**
 * A list of any length. The first screen is drawn at once. The rest follows a moment later as text, for the scroll bar,
 * find-in-page and screen readers; an item is fully drawn when it first comes near the screen.
 */
export function NearScreenList<Item extends { id: number }>({
  items,
  summarize,
  renderItem,
  anchorOf,
  className,
}: NearScreenListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const shownItems = useDeferredValue(items, items.slice(0, DRAWN_AT_ONCE));
  const linked = useLinkedItem(list);
  useTypicalHeight(list);

  return (
    <List ref={list} className={className}>
      {shownItems.map((item, index) => (
        <NearScreenItem
          key={item.id}
          item={item}
          anchor={anchorOf?.(item.id)}
          isDrawnAtOnce={index < DRAWN_AT_ONCE || anchorOf?.(item.id) === linked}
          summarize={summarize}
          renderItem={renderItem}
        />
      ))}
    </List>
  );
}

type NearScreenItemProps<Item> = Pick<NearScreenListProps<Item>, "summarize" | "renderItem"> & {
  item: Item;
  anchor: string | undefined;
  isDrawnAtOnce: boolean;
};

function PlainItem<Item>({
  item,
  anchor,
  isDrawnAtOnce,
  summarize,
  renderItem,
}: NearScreenItemProps<Item>) {
  const [isDrawn, setIsDrawn] = useState(isDrawnAtOnce);
  const row = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (isDrawn || !row.current) return undefined;
    return observeNear(row.current, () => {
      setIsDrawn(true);
    });
  }, [isDrawn]);

  return (
    <li ref={row} id={anchor}>
      {isDrawn ? renderItem(item) : <p>{summarize(item)}</p>}
    </li>
  );
}

const NearScreenItem = memo(PlainItem) as typeof PlainItem; // memo loses the type parameter

/** Sets `--typical-height` to the mean height of the first items, as an estimate for those that are not drawn yet. */
function useTypicalHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!list.current) return;
    const heights = [...list.current.children].map(({ clientHeight }) => clientHeight);
    const typical = heights.reduce((sum, height) => sum + height, 0) / (heights.length || 1);
    list.current.style.setProperty("--typical-height", `${Math.round(typical)}px`);
  }, [list]);
}

/* The styles are here and not on each of 5,000 rows, where they would cost a component each. */
const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  /* What is off the screen costs no layout; the margin leaves room for shadows and focus rings. */
  > li:nth-child(n + ${DRAWN_AT_ONCE + 1}) {
    content-visibility: auto;
    contain-intrinsic-height: auto var(--typical-height);
    overflow-clip-margin: 12px;
  }

  /* Not a scroll anchor: when it becomes a card, its row must stay where it is. */
  > li > p {
    height: var(--typical-height);
    overflow: hidden;
    overflow-anchor: none;
    overflow-wrap: anywhere;
  }
`;
