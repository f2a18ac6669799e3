import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { space } from "../../theme";
import { Button } from "../../ui/Button";
import { Select, TextInput } from "../../ui/fields";
import { Card, Row } from "../../ui/layout";
import { Muted } from "../kit/adminLayout";
import { useLinkedItem } from "../kit/focus";
import { createMatcher, toSearchText } from "./search";

/** Lists of up to this many items need no search. */
const SHORT_LIST = 12;

type SearchableListProps<Item> = {
  items: readonly Item[];
  label: string;
  hint?: string;
  /** What is searched. */
  textsOf: (item: Item) => readonly (string | null)[];
  /** A second filter: its name, and the group of each item. */
  groups?: { label: string; all: string; of: (item: Item) => string };
  /** An item's name in an address. */
  anchorOf?: ((id: number) => string) | undefined;
  /** Draws those that are found, or the first of them. */
  children: (found: readonly Item[], isFiltered: boolean) => ReactNode;
};

/** A list with a search above it, once it is long. All of it happens here in the browser. */
export function SearchableList<Item extends { id: number }>(props: SearchableListProps<Item>) {
  const { key, hash } = useLocation();
  // A link to an item ends the search, which may hide it; Back finds it again.
  return <List key={`${key} ${hash}`} hash={hash} {...props} />;
}

function List<Item extends { id: number }>(props: SearchableListProps<Item> & { hash: string }) {
  const { items, label, hint = label, textsOf, groups, anchorOf, hash, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useKeptState("search", "");
  const [group, setGroup] = useKeptState("group", "");
  const [hasFocused, setHasFocused] = useState(false);
  // Before the first key, which they would delay, and not with the list, which they would delay, too.
  const isSearched = hasFocused || typed !== "";
  const texts = useMemo(
    () => (isSearched ? items.map((item) => toSearchText(textsOf(item))) : []),
    [items, textsOf, isSearched],
  );
  const options = groups ? listGroups(items.map(groups.of)) : [];
  const isFiltered = typed.trim() !== "" || group !== "";
  const matches = createMatcher(typed);
  const found = items.filter(
    (item, index) => (group === "" || groups?.of(item) === group) && matches(texts[index] ?? ""),
  );

  const linked = hash === "" ? -1 : found.findIndex(({ id }) => hash === `#${anchorOf?.(id)}`);
  const { drawn, end } = useGrowth(found.length, `${group} ${typed}`, linked + 1);
  const scrollOn = drawn < found.length ? ". Scroll for more." : "";
  useLinkedItem();

  // A list that becomes long, or short, keeps its cards in the page, and so the focus.
  const isLong = items.length > SHORT_LIST || isFiltered;
  const isNothingFound = isLong && found.length === 0;

  const handleClear = () => {
    setTyped("");
    setGroup("");
    if (!field.current) return;
    field.current.value = "";
    field.current.focus();
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
            defaultValue={typed}
            onFocus={() => setHasFocused(true)}
            // The letter is shown first: a thousand cards take longer to go than a key may.
            onChange={({ target }) => startTransition(() => setTyped(target.value))}
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
          {found.length > MANY && (
            <Muted>{`Showing ${format(drawn)} of ${format(found.length)}${scrollOn}`}</Muted>
          )}
        </Bar>
      )}
      <NoMatches hidden={!isNothingFound}>
        <p>Nothing in this list matches.</p>
        <Button variant="line" onClick={handleClear}>
          Clear search
        </Button>
      </NoMatches>
      <div hidden={isNothingFound}>
        {children(found.slice(0, drawn), isFiltered)}
        <div ref={end} />
      </div>
    </>
  );
}

/** Items that one frame draws: they fill most screens. */
const STEP = 15;
/** So many items are drawn without scrolling, for the browser's find; a longer list says so. */
const MANY = 200;
/** About as high. */
const AHEAD = "0px 0px 40000px";

/** How many items are drawn: a step a frame until their end is far below the screen; all on paper; on Back as many as before. */
function useGrowth(length: number, query: string, atLeast: number) {
  const [growth, setGrowth] = useKeptState("growth", { query, count: STEP });
  if (growth.query !== query) setGrowth({ query, count: STEP });
  const drawn = Math.min(length, Math.max(growth.count, atLeast));
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const drawAll = () => flushSync(() => setGrowth({ query, count: Infinity }));
    window.addEventListener("beforeprint", drawAll);
    return () => window.removeEventListener("beforeprint", drawAll);
  }, [query, setGrowth]);

  useEffect(() => {
    if (drawn === length || !end.current) return undefined;
    const drawMore = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) setGrowth({ query, count: drawn + STEP });
    };
    const observer = new IntersectionObserver(drawMore, { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [drawn, length, query, setGrowth]);

  return { drawn, end };
}

/** By the entry of the browser's history, its fragment (addresses that were typed share a key) and a name. */
const kept = new Map<string, unknown>();

/** State that Back finds as it was left. */
function useKeptState<T>(name: string, initial: T) {
  const location = useLocation();
  const key = `${location.key} ${location.hash} ${name}`;
  const [first] = useState(initial);
  const state = useState(() => (kept.has(key) ? (kept.get(key) as T) : first)); // set below
  const [value] = state;
  useEffect(() => {
    if (value === first) kept.delete(key);
    else kept.set(key, value);
  }, [key, value, first]);
  return state;
}

const format = (count: number) => count.toLocaleString("en-US");

/** "Roofing (12)", the largest group first. */
function listGroups(groups: readonly string[]) {
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
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

  button {
    margin-top: ${space.s2};
  }
`;
