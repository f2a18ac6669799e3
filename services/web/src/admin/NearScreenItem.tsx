import { memo, startTransition, useEffect, useRef, useState } from "react";
import type { NearScreenListProps } from "./NearScreenList";
import { observeNear } from "./observeNear";

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
