import { useCallback, useEffect, useState } from "react";
import type { SearchText } from "./searchText";

/** Items whose texts are prepared at a time. */
const STEP = 200;

/**
 * Reads an item's search text, which is prepared once per item. Most are prepared in the pauses after the list has come, so
 * that not even the first key has to wait for 5,000 of them.
 */
export function usePreparedTexts<Item extends object>(
  items: readonly Item[],
  toText: (item: Item) => SearchText,
): (item: Item) => SearchText {
  const [prepared] = useState(() => new WeakMap<Item, SearchText>());

  const readText = useCallback(
    (item: Item) => {
      const known = prepared.get(item);
      if (known) return known;
      const text = toText(item);
      prepared.set(item, text);
      return text;
    },
    [prepared, toText],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const prepareFrom = (start: number) => {
      items.slice(start, start + STEP).forEach(readText);
      if (start + STEP < items.length) timer = setTimeout(prepareFrom, 0, start + STEP);
    };
    timer = setTimeout(prepareFrom, 0, 0);
    return () => {
      clearTimeout(timer);
    };
  }, [items, readText]);

  return readText;
}
