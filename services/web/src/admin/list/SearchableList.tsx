import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { color, fontSize, space } from "../../theme";
import { Button } from "../../ui/controls/Button";
import { Card } from "../../ui/layout/Card";
import { Chips } from "./Chips";
import { SearchBar } from "./SearchBar";
import { createMatcher } from "./searchText";
import { useAddressQuery } from "./useAddressQuery";

/** A list of so many items can be overlooked at a glance. */
const FEW = 12;

type Search<Item> = {
  items: readonly Item[];
  /** What is searched in an item (toSearchText). */
  toText: (item: Item) => string;
  /** What the chips choose by; without it there are none. */
  groupOf?: (item: Item) => string;
};

type SearchableListProps<Item> = Search<Item> & {
  /** "Search services" */
  label: string;
  hint: string;
  children: (shown: readonly Item[]) => ReactNode;
};

/** A list with a search above it, once it is long. All of it happens here in the browser, a moment after each key. */
export function SearchableList<Item>(props: SearchableListProps<Item>) {
  const { items, label, hint, groupOf, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useAddressQuery();
  const [group, setGroup] = useState("");
  const found = useFound(props, useDeferredValue(typed.trim()), useDeferredValue(group));
  const list = useMemo(() => children(found), [children, found]);

  // A list that becomes long, or short, keeps its cards, and with them the focus.
  const isLong = items.length > FEW || typed !== "" || group !== "";

  const handleClear = () => {
    type("");
    setGroup("");
    field.current?.focus();
  };

  return (
    <>
      {isLong && (
        <Bar>
          <SearchBar label={label} hint={hint} typed={typed} onType={type} fieldRef={field} />
          {groupOf && <Chips items={items} groupOf={groupOf} chosen={group} onChoose={setGroup} />}
          <Count aria-live="polite">{found !== items && countMatches(found.length)}</Count>
        </Bar>
      )}
      {isLong && found.length === 0 ? (
        <Nothing>
          <p>Nothing in this list matches.</p>
          <Button variant="line" onClick={handleClear}>
            Clear search
          </Button>
        </Nothing>
      ) : (
        list
      )}
    </>
  );
}

/** The items of the group, if one is chosen, that match what is typed; `items` itself without a search. */
function useFound<Item>(
  { items, toText, groupOf }: Search<Item>,
  typed: string,
  group: string,
): readonly Item[] {
  const isSearching = typed !== "" || group !== "";
  const texts = useMemo(() => items.map(toText), [items, toText]); // before the first key, which it would hold up
  return useMemo(() => {
    if (!isSearching) return items;
    const matches = createMatcher(typed);
    return items.filter(
      (item, index) => (group === "" || groupOf?.(item) === group) && matches(texts[index] ?? ""),
    );
  }, [isSearching, items, texts, typed, group, groupOf]);
}

function countMatches(count: number): string {
  if (count === 0) return "No matches";
  return count === 1 ? "1 match" : `${count} matches`;
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-bottom: ${space.s2};
`;

const Count = styled.p`
  min-height: 1.45em;
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

const Nothing = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  padding: ${space.s5} ${space.s3};
  text-align: center;
`;
