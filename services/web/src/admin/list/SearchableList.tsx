import { Fragment, type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { color, fontSize, space } from "../../theme";
import { Button } from "../../ui/controls/Button";
import { Card } from "../../ui/layout/Card";
import { Chips } from "./Chips";
import { SearchBar } from "./SearchBar";
import { countMatches, type Searched, useFound } from "./searchText";
import { useAddressQuery } from "./useAddressQuery";

/** A list of so many items can be overlooked at a glance. */
const FEW = 12;

type SearchableListProps<Item> = Searched<Item> & {
  /** "Search services" */
  label: string;
  hint: string;
  /** Draws a NearScreenList. */
  children: (shown: readonly Item[], isBrief: boolean) => ReactNode;
};

/** A list with a search above it, once it is long. All of it happens here in the browser, a moment after each key. */
export function SearchableList<Item extends { id: number }>(props: SearchableListProps<Item>) {
  const { items, label, hint, groupOf, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useAddressQuery();
  const [group, setGroup] = useState("");
  const search = useDeferredValue(`${group}\n${typed.trim()}`, "\n");
  const found = useFound(props, search);
  const isSearching = search !== "\n";
  // Drawn again only if they have changed: not at each key. The whole list stays, hidden: to remove and to draw 5,000 rows takes time.
  const whole = useMemo(() => children(items, false), [children, items]);
  const matches = useMemo(
    () => isSearching && children(found, true),
    [children, found, isSearching],
  );

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
          <Count aria-live="polite">{isSearching && countMatches(found.length)}</Count>
        </Bar>
      )}
      <div data-typical-heights="">
        {isLong && found.length === 0 ? (
          <Nothing>
            <p>Nothing in this list matches.</p>
            <Button variant="line" onClick={handleClear}>
              Clear search
            </Button>
          </Nothing>
        ) : (
          <Fragment key={keyOf(found)}>{matches}</Fragment>
        )}
        <Whole hidden={isSearching}>{whole}</Whole>
      </div>
    </>
  );
}

/** Other matches are a new list, which starts small; the same ones stay as they are drawn. */
function keyOf(found: readonly { id: number }[]): string {
  return [found.length, found[0]?.id, found.at(-1)?.id].join();
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

/* Skipped instead of removed where the browser can: then it is back at once. */
const Whole = styled.div`
  @supports (content-visibility: hidden) {
    &[hidden] {
      display: block;
      content-visibility: hidden;
    }
  }
`;

const Nothing = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  padding: ${space.s5} ${space.s3};
  text-align: center;
`;
