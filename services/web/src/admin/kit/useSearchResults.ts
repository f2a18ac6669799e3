import { useMemo } from "react";
import { createMatcher } from "./searchText";

export type Search<Item> = {
  items: readonly Item[];
  /** What is searched in an item (toSearchText). */
  toText: (item: Item) => string;
  /** What the chips choose by; without it there are none. */
  groupOf?: (item: Item) => string;
};

/** The items that match what is typed, and those of them in the chosen group; `items` itself for all. */
export function useSearchResults<Item>(
  { items, toText, groupOf }: Search<Item>,
  typed: string,
  group: string,
): { matching: readonly Item[]; found: readonly Item[] } {
  const texts = useMemo(() => items.map(toText), [items, toText]); // before the first key, which it would delay
  const matching = useMemo(() => {
    if (typed === "") return items;
    const matches = createMatcher(typed);
    return items.filter((_, index) => matches(texts[index] ?? ""));
  }, [items, texts, typed]);
  const found = useMemo(
    () => (group === "" ? matching : matching.filter((item) => groupOf?.(item) === group)),
    [matching, group, groupOf],
  );
  return { matching, found };
}
