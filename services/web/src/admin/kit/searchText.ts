import { toDialable } from "@ridgeline/contract/phone";

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
