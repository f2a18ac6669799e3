/** What Postgres cannot store: NUL and half a surrogate pair. Nobody types them. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

export function dropUnstorable(text: string): string {
  return text.replace(UNSTORABLE, "");
}

/** Marks that copying leaves behind: direction marks, zero-width spaces, fillers, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** At the end of an emoji these two are part of it. */
const AT_ENDS =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+|(?:(?![\uFE0F\u{E0020}-\u{E007F}])[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}])+$/gu;

/** Removes blanks and invisible characters at both ends of a text. */
export function trimText(text: string): string {
  return dropUnstorable(text).replace(AT_ENDS, "");
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
  const [, name = "", domain = ""] =
    /^([^@]+)@([^@\s/?#:]*[^\x00-\x7F][^@\s/?#:]*)$/.exec(email) ?? [];
  try {
    return domain === "" ? email : `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/** For a name that arrives in one piece. Blanks stay, since a keyboard's suggestion ends with one. */
export function cleanName(text: string): string {
  const ends =
    /^[\p{Cf}\p{Default_Ignorable_Code_Point}]+|[\p{Cf}\p{Default_Ignorable_Code_Point}]+$/gu;
  return dropUnstorable(text).normalize("NFKC").replace(ends, "");
}

/** For hidden fields. */
export const MAX_HIDDEN = 500;

/** A hidden field must never block a request: removes what cannot be stored, and cuts the text at the limit. */
export function truncateHidden(text: string): string {
  return dropUnstorable(dropUnstorable(text).slice(0, MAX_HIDDEN));
}
