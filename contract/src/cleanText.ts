/** What Postgres cannot store, and nobody types: NUL, and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

export function dropUnstorable(text: string): string {
  return text.replace(UNSTORABLE, "");
}

/** Marks that copying leaves behind: direction marks, zero-width spaces, fillers, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** At the end of an emoji these two are part of it. */
const AT_ENDS =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+|(?:(?![\uFE0F\u{E0020}-\u{E007F}])[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}])+$/gu;

/** Any text as it is meant: without blanks and what nobody sees at both ends. */
export function trimText(text: string): string {
  return dropUnstorable(text).replace(AT_ENDS, "");
}

/** A token, an address, a link or the like, in which nothing invisible has a meaning: in its usual characters. */
export function cleanWord(text: string): string {
  return trimText(text.normalize("NFKC").replace(INVISIBLE, ""));
}

/** An e-mail address; a domain in another script is written as the mail servers want it, which only some browsers do. */
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

/** A name that arrives in one piece. Its blanks stay, since a keyboard's suggestion ends with one. */
export function cleanName(text: string): string {
  const ends =
    /^[\p{Cf}\p{Default_Ignorable_Code_Point}]+|[\p{Cf}\p{Default_Ignorable_Code_Point}]+$/gu;
  return dropUnstorable(text).normalize("NFKC").replace(ends, "");
}

/** For hidden fields. */
export const MAX_HIDDEN = 500;

/** What the visitor does not see never costs a request: without what cannot be stored, and no longer than the limit. */
export function truncateHidden(text: string): string {
  return dropUnstorable(dropUnstorable(text).slice(0, MAX_HIDDEN));
}
