import { toPlainDigits } from "@ridgeline/contract/cleanText";

export function toSearchText(texts: readonly (string | null)[]): string {
  const text = fold(texts.filter(Boolean).join("\n"));
  const numbers = text.match(NUMBER) ?? [];
  return [text, ...numbers.map(digitsOf)].join("\n");
}

/** Whether an item has every word of what was typed, in any order, and however its letters, marks and numbers are written. */
export function createMatcher(typed: string): (text: string) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const wanted = words.map((word) => ({
    word,
    digits: IS_NUMBER.test(word) ? digitsOf(word) : "",
  }));
  return (text) =>
    wanted.every(
      ({ word, digits }) => text.includes(word) || (digits !== "" && text.includes(digits)),
    );
}

/** "(706) 555.0188", "1,500" */
const NUMBER = /\d[\d ().,/+]*\d/g;
const IS_NUMBER = /^[\d().,/+$#]+$/;

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** Letters that no accent makes of another, and signs that keyboards put in place of one. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ĸ: "k",
  ſ: "s",
  ς: "σ",
  "\u2044": "/",
  "\u00D7": "x",
};
const HAS_ALIKE = new RegExp(`[${Object.keys(ALIKE).join("")}]`, "g");

/** Quotes, apostrophes and primes, dashes, and what nobody sees: people write them in many ways, or leave them out. */
const MARKS = /[\p{Pi}\p{Pf}\p{Pd}'"`´ʹʺʻʼʽˈˊˋ‚„‛‟′-‷〝-〟＇＂−⁃\p{Cf}]/gu;

const IS_ASCII = /^\p{ASCII}*$/u;

/** One form of everything that people mean as the same; most texts are ASCII, and testing that is cheap. */
function fold(text: string): string {
  if (IS_ASCII.test(text)) return text.replaceAll(/['"`-]/g, "").toLowerCase();
  const letters = text.replaceAll(MARKS, "").normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return toPlainDigits(letters)
    .toLowerCase()
    .replaceAll(HAS_ALIKE, (letter) => ALIKE[letter] ?? letter);
}
