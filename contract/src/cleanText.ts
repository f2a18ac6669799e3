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

/**
 * The same for an e-mail address. A domain in another script becomes ASCII, as mail servers want it; only some browsers do
 * that.
 */
export function cleanEmail(text: string): string {
  const email = cleanWord(text);
  const [, name = "", domain = ""] = /^([^@]+)@([^@\s/?#:]+)$/.exec(email) ?? [];
  try {
    return /^[\x00-\x7F]*$/.test(domain)
      ? email
      : `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/** For a name that arrives in one piece. Blanks stay, since a keyboard's suggestion ends with one. */
export function cleanName(text: string): string {
  const name = dropUnstorable(text).normalize("NFKC");
  return cut(
    name,
    /^[\p{Cf}\p{Default_Ignorable_Code_Point}]+/u,
    /^[^]*[^\p{Cf}\p{Default_Ignorable_Code_Point}]/u,
  );
}

/** In every script the ten digits follow one another; some scripts have several sets. */
export function toPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** What is typed as a whole number; 0 if it is none (requirement 4.6). */
export function toInteger(typed: string): number {
  return Number.parseInt(toPlainDigits(typed), 10) || 0;
}

/** For hidden fields. */
export const MAX_HIDDEN = 500;

/** A hidden field must never block a request: removes what cannot be stored, and cuts the text at the limit. */
export function truncateHidden(text: string): string {
  return dropUnstorable(dropUnstorable(text).slice(0, MAX_HIDDEN));
}
