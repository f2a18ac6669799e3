import { toDialable } from "@ridgeline/contract/phone";
import { useCallback, useEffect, useMemo, useState } from "react";

/** What a search looks at in one item, prepared once so that a keystroke only compares. */
export type SearchText = Readonly<{ words: string; digits: string }>;

/** `phone` is compared by its digits, everything else by its letters. */
export function toSearchText(texts: readonly (string | null)[], phone = ""): SearchText {
  return { words: fold(texts.filter(Boolean).join("\n")), digits: toDialable(phone) };
}

/**
 * Whether an item has every word of what was typed, in any order, whatever their case and accents. A number is also looked for
 * in the phone number: "706 555-01" finds 7065550188.
 */
export function createMatcher(typed: string): (item: SearchText) => boolean {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const parts = wanted.map((word) => ({ word, digits: digitsOf(word) }));
  return ({ words, digits }) =>
    parts.every(
      (part) => words.includes(part.word) || (part.digits !== "" && digits.includes(part.digits)),
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

/** A list, what a search looks at in each of its items, and what the chips choose by; without that there are none. */
export type Searched<Item> = {
  items: readonly Item[];
  toText: (item: Item) => SearchText;
  groupOf?: (item: Item) => string;
};

/** The items that match `search`: the chosen group and the typed words, with a line break between them. */
export function useFound<Item extends { id: number }>(
  { items, toText, groupOf }: Searched<Item>,
  search: string,
): readonly Item[] {
  const [group = "", typed = ""] = search.split("\n");
  const readText = usePreparedTexts(items, toText);
  return useMemo(() => {
    if (search === "\n") return items;
    const matches = createMatcher(typed);
    return items.filter(
      (item) => (group === "" || groupOf?.(item) === group) && matches(readText(item)),
    );
  }, [items, readText, search, typed, group, groupOf]);
}

/** What the list says of a search. */
export function countMatches(count: number): string {
  if (count === 0) return "No matches";
  return count === 1 ? "1 match" : `${count} matches`;
}

/** Items whose texts are prepared at a time. */
const STEP = 200;

/**
 * Reads an item's search text, which is prepared once per item. Most are prepared in the pauses after the list has come, so
 * that not even the first key has to wait for 5,000 of them.
 */
function usePreparedTexts<Item extends object>(
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
