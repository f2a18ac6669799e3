import { toDialable } from "@ridgeline/contract/phone";
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { space } from "../../theme";
import { Button } from "../../ui/Button";
import { Select, TextInput } from "../../ui/fields";
import { Card, Row } from "../../ui/layout";
import { Muted } from "./adminLayout";

/** Lists of up to this many items need no search. */
const SHORT_LIST = 12;

type SearchableListProps<Item> = {
  items: readonly Item[];
  label: string;
  hint?: string;
  toText: (item: Item) => string;
  /** A second filter: its name, and the group of each item. */
  groups?: { label: string; all: string; of: (item: Item) => string };
  children: (found: readonly Item[]) => ReactNode;
};

/** A list with a search above it, once it is long. All of it happens here in the browser. */
export function SearchableList<Item>(props: SearchableListProps<Item>) {
  const { items, label, hint = label, toText, groups, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const searched = useDeferredValue(typed); // a long list would hold up the keys
  const [group, setGroup] = useState("");
  const texts = useMemo(() => items.map(toText), [items, toText]); // before the first key, which it would delay
  const options = useMemo(() => listGroups(items, groups?.of), [items, groups]);
  const found = useMemo(() => {
    if (searched.trim() === "" && group === "") return items;
    const matches = createMatcher(searched);
    const isIn = (item: Item) => group === "" || groups?.of(item) === group;
    return items.filter((item, index) => isIn(item) && matches(texts[index] ?? ""));
  }, [items, texts, searched, group, groups]);
  const list = useMemo(() => children(found), [children, found]);

  // A list that becomes long, or short, keeps its cards in the page, and so the focus.
  const isLong = items.length > SHORT_LIST || typed !== "" || group !== "";
  const isNothingFound = isLong && found.length === 0;

  const handleClear = () => {
    setTyped("");
    setGroup("");
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
          <Muted aria-live="polite">{found !== items && countMatches(found.length)}</Muted>
        </Bar>
      )}
      <NoMatches hidden={!isNothingFound}>
        <p>Nothing in this list matches.</p>
        <ClearButton variant="line" onClick={handleClear}>
          Clear search
        </ClearButton>
      </NoMatches>
      <div hidden={isNothingFound}>{list}</div>
    </>
  );
}

export function toSearchText(texts: readonly (string | null)[], phone = ""): string {
  return fold([...texts.filter(Boolean), toDialable(phone)].join("\n"));
}

/**
 * Whether an item has every word of what was typed, in any order, ignoring case and accents. A number is also searched for
 * without its punctuation: "706 555-01" finds 7065550188.
 */
export function createMatcher(typed: string): (text: string) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const wanted = words.map((word) => ({ word, digits: digitsOf(word) }));
  return (text) =>
    wanted.every(
      ({ word, digits }) => text.includes(word) || (digits !== "" && text.includes(digits)),
    );
}

/** "" unless the word looks like a part of a phone number. */
function digitsOf(word: string): string {
  return /^[\d()+./-]+$/.test(word) ? word.replaceAll(/\D/g, "") : "";
}

const HAS_ACCENTS = /[^\p{ASCII}]/u;

/** In lower case and without accents; most texts have none, and testing that is cheap. */
function fold(text: string): string {
  const plain = HAS_ACCENTS.test(text) ? text.normalize("NFKD").replaceAll(/\p{M}/gu, "") : text;
  return plain.toLowerCase();
}

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
  margin-bottom: ${space.s2};

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
