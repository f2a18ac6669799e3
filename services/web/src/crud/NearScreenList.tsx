import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { observeNear } from "./observeNear";

const DRAWN_AT_ONCE = 12;

type NearScreenListProps<Item> = {
  items: readonly Item[];
  /** Stands for an item that is far from the screen: what find-in-page and a reader should come across. */
  summarize: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  className?: string;
};

/**
 * A list of any length. All items are there, for the scroll bar, find-in-page and readers, but one is drawn in full
 * only when it first comes near the screen.
 */
export function NearScreenList<Item extends { id: number }>({
  items,
  summarize,
  renderItem,
  className,
}: NearScreenListProps<Item>) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <NearScreenItem
          key={item.id}
          item={item}
          isDrawnAtOnce={index < DRAWN_AT_ONCE}
          summarize={summarize}
          renderItem={renderItem}
        />
      ))}
    </ul>
  );
}

type NearScreenItemProps<Item> = Pick<NearScreenListProps<Item>, "summarize" | "renderItem"> & {
  item: Item;
  isDrawnAtOnce: boolean;
};

function PlainItem<Item>({
  item,
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

  return <Row ref={row}>{isDrawn ? renderItem(item) : <Far>{summarize(item)}</Far>}</Row>;
}

const NearScreenItem = memo(PlainItem) as typeof PlainItem; // memo loses the type parameter

/* What is off the screen costs no layout; the margin leaves room for shadows and focus rings. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  content-visibility: auto;
  contain-intrinsic-size: auto 300px;
  overflow-clip-margin: 12px;
`;

const Far = styled.p`
  height: 300px;
  overflow: hidden;
  overflow-wrap: anywhere;
`;
