/** What Postgres cannot store: NUL and half a surrogate pair. Nobody types them. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

export function dropUnstorable(text: string): string {
  return text.replace(UNSTORABLE, "");
}

/** Marks that copying leaves behind: direction marks, zero-width spaces, fillers, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const BLANK_START = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
/** Up to the last sign; in the end of an emoji two invisible ones are part of it. */
const UP_TO_SIGN =
  /^[^]*(?:[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|[\uFE0F\u{E0020}-\u{E007F}])/u;

/** Removes blanks and invisible characters at both ends of a text. */
export function trimText(text: string): string {
  return cut(dropUnstorable(text), BLANK_START, UP_TO_SIGN);
}

/** In linear time, however long the text is: a pattern that ends with `+$` would begin anew at each blank. */
function cut(text: string, start: RegExp, upToEnd: RegExp): string {
  return upToEnd.exec(text.replace(start, ""))?.[0] ?? "";
}

/** For a token, an e-mail address or a link: removes every invisible character, and makes full-width letters plain ones. */
export function cleanWord(text: string): string {
  return trimText(text.normalize("NFKC").replace(INVISIBLE, ""));
}

/** Of an e-mail address (RFC 5321). */
export const MAX_EMAIL = 254;

/**
 * The e-mail address in a text: without "mailto:", the name before its brackets, and marks at both ends. A domain in another
 * script becomes ASCII, as mail servers want it; only some browsers do that. What has no "@" or is too long stays.
 */
export function cleanEmail(text: string): string {
  if (text.length > MAX_EMAIL) return text;
  const word = cleanWord(text);
  const [, inBrackets = word] = /<([^<>]*)>/.exec(word) ?? [];
  const email = cut(inBrackets, MARKS_BEFORE, UP_TO_LETTER);
  const [name = "", domain, ...others] = email.split("@");
  if (domain === undefined) return word;
  const isPlain = /^[\x00-\x7F]*$/.test(domain) || domain.length > MAX_EMAIL;
  if (isPlain || others.length > 0 || /[\s/?#:]/.test(domain)) return email;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

const MARKS_BEFORE = /^[\s.,:;"'“”‘’«»()[\]{}<>]*(?:mailto:)?/i;
const UP_TO_LETTER = /^[^]*[\p{L}\p{M}\p{N}]/u;

/** For a name that arrives in one piece. Blanks stay, since a keyboard's suggestion ends with one. */
export function cleanName(text: string): string {
  const name = dropUnstorable(text).normalize("NFKC");
  return cut(
    name,
    /^[\p{Cf}\p{Default_Ignorable_Code_Point}]+/u,
    /^[^]*[^\p{Cf}\p{Default_Ignorable_Code_Point}]/u,
  );
}

/** The zero of every living script is the first of sixteen characters, or the seventh. */
export function toPlainDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const first = code - (code % 16);
    return String(code - first - (/\p{Nd}/u.test(String.fromCodePoint(first)) ? 0 : 6));
  });
}

/** More than any sum has. */
const MAX_DIGITS = 10;

/** What is typed as a whole number; 0 if it is none (requirement 4.6). */
export function toInteger(typed: string): number {
  return Number.parseInt(toPlainDigits(typed.slice(0, MAX_DIGITS)), 10) || 0;
}

/** For hidden fields. */
export const MAX_HIDDEN = 500;

/** A hidden field must never block a request: removes what cannot be stored, and cuts the text at the limit. */
export function truncateHidden(text: string): string {
  return dropUnstorable(dropUnstorable(text).slice(0, MAX_HIDDEN));
}
