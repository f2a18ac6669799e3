import { type ReactNode, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { space } from "../../theme";
import { Button } from "../../ui/Button";
import { Select, TextInput } from "../../ui/fields";
import { Card, Row } from "../../ui/layout";
import { Muted } from "./adminLayout";
import { useLinkedItem } from "./focus";
import { USUAL, useGrowingList } from "./growingList";
import { useKeptState } from "./keptState";
import { createMatcher } from "./search";

/** Lists of up to this many items need no search. */
const SHORT_LIST = 12;

type SearchableListProps<Item> = {
  items: readonly Item[];
  label: string;
  hint?: string;
  toText: (item: Item) => string;
  /** A second filter: its name, and the group of each item. */
  groups?: { label: string; all: string; of: (item: Item) => string };
  /** An item's name in an address. */
  anchorOf?: ((id: number) => string) | undefined;
  /** Draws those that are found, or the first of them. */
  children: (found: readonly Item[], isFiltered: boolean) => ReactNode;
};

/** A list with a search above it, once it is long. All of it happens here in the browser. */
export function SearchableList<Item extends { id: number }>(props: SearchableListProps<Item>) {
  const { items, label, hint = label, toText, groups, anchorOf, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useKeptState("search", "");
  const [group, setGroup] = useKeptState("group", "");
  const texts = useMemo(() => items.map(toText), [items, toText]); // before the first key, which it would delay
  const options = useMemo(() => listGroups(items, groups?.of), [items, groups]);
  const isFiltered = typed.trim() !== "" || group !== "";
  const found = useMemo(() => {
    if (!isFiltered) return items;
    const matches = createMatcher(typed);
    const isIn = (item: Item) => group === "" || groups?.of(item) === group;
    return items.filter((item, index) => isIn(item) && matches(texts[index] ?? ""));
  }, [items, texts, isFiltered, typed, group, groups]);

  const clear = () => {
    setTyped("");
    setGroup("");
  };
  const linked = useLinkedIndex(found, anchorOf, clear);
  const { drawn, end, showAll } = useGrowingList(found.length, `${group} ${typed}`, linked + 1);
  useLinkedItem();

  // A list that becomes long, or short, keeps its cards in the page, and so the focus.
  const isLong = items.length > SHORT_LIST || isFiltered;
  const isNothingFound = isLong && found.length === 0;

  const handleClear = () => {
    clear();
    field.current?.focus();
  };

  return (
    <>
      {isLong && (
        <Bar role="search">
          <TextInput
            ref={field}
            type="search"
            aria-label={label}
            placeholder={hint}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === "Enter") currentTarget.blur(); // closes a phone's keyboard
            }}
          />
          {groups && options.length > 1 && (
            <Select
              aria-label={groups.label}
              placeholder={groups.all}
              options={options}
              value={group}
              onChange={({ target }) => setGroup(target.value)}
            />
          )}
          <Muted aria-live="polite">{isFiltered && countMatches(found.length)}</Muted>
          {found.length > USUAL && (
            <Muted>
              <span>{`Showing ${format(drawn)} of ${format(found.length)} `}</span>
              {drawn < found.length && (
                <Button variant="ghost" onClick={showAll}>
                  Show all
                </Button>
              )}
            </Muted>
          )}
        </Bar>
      )}
      <NoMatches hidden={!isNothingFound}>
        <p>Nothing in this list matches.</p>
        <ClearButton variant="line" onClick={handleClear}>
          Clear search
        </ClearButton>
      </NoMatches>
      <div hidden={isNothingFound}>
        {children(drawn < found.length ? found.slice(0, drawn) : found, isFiltered)}
        <div ref={end} />
      </div>
    </>
  );
}

/** The place of the item that the address names, or -1. A link to an item ends the search, which may hide it. */
function useLinkedIndex(
  found: readonly { id: number }[],
  anchorOf: ((id: number) => string) | undefined,
  clear: () => void,
): number {
  const location = useLocation();
  const [followed, setFollowed] = useState(location);
  if (followed !== location) {
    setFollowed(location);
    if (location.hash !== "") clear();
  }
  if (!anchorOf || location.hash === "") return -1;
  return found.findIndex(({ id }) => `#${anchorOf(id)}` === location.hash);
}

const format = (count: number) => count.toLocaleString("en-US");

/** "Roofing (12)", the largest group first. */
function listGroups<Item>(items: readonly Item[], groupOf: ((item: Item) => string) | undefined) {
  if (!groupOf) return [];
  const counts = new Map<string, number>();
  for (const item of items) counts.set(groupOf(item), (counts.get(groupOf(item)) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([value, count]) => ({ value, label: `${value} (${count})` }));
}

function countMatches(count: number): string {
  if (count === 0) return "No matches";
  return count === 1 ? "1 match" : `${count} matches`;
}

const Bar = styled(Row)`
  gap: ${space.s1};
  margin-bottom: ${space.s1};

  > :not(p) {
    flex: 1 1 9rem;
    width: auto;
    min-width: 0;
    max-width: 26rem;
  }

  > input {
    flex: 2 1 12rem;
  }

  > p {
    flex-basis: 100%;
  }

  > p:empty {
    position: absolute; /* takes no line, but stays a live region */
  }
`;

const NoMatches = styled(Card)`
  padding: ${space.s5} ${space.s3};
  text-align: center;
`;

const ClearButton = styled(Button)`
  margin-top: ${space.s2};
`;
