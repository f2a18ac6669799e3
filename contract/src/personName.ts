/** In front of a name, which is then said in full: "Dr. Lee". */
const TITLE =
  /^(mrs?|ms|mx|miss|madam|sir|dame|dr|doc|doctor|prof|professor|rev|reverend|pastor|father|fr|sister|sr|brother|br|deacon|bishop|rabbi|imam|hon|judge|capt|captain|cpt|lt|lieutenant|sgt|sergeant|ssgt|cpl|pvt|maj|major|col|colonel|gen|general|officer|deputy|sheriff|chief|coach|hr|herr|frau|señora?|sra?)\.?$/iu;
const INITIAL = /^\p{L}\.?$/u;
/** Behind a comma it begins no name. */
const SUFFIX = /^([js]r|[iv]+|md|dds|dvm|do|ph\.?d|esq|cpa|pe|rn|m\.d)\.?$/iu;
/** Surnames of several words begin with one of these: "van der Berg, Anna". */
const PARTICLE =
  /^(van|von|vom|zu|de|del|della|der|den|di|da|do|dos|du|la|le|los|mac|st\.?|al|el|ben|bin|ter|ten)$/iu;
/** More than one person, or none. */
const NOT_ONE =
  /[&+/\d@]|(^|\s)(and|und|y|et|the|family|household|l\.?l\.?c|inc|corp|corporation|co|company|ltd|limited|llp|lp|pllc|pc|gmbh|propert(y|ies)|management|realty|rentals?|homes?|group|holdings?|partners(hip)?|associat(es|ion)|enterprises?|services|solutions|investments|trust|estates?|hoa|condos?|condominiums?|apartments?|construction|contract(ing|ors?)|builders|roofing|plumbing|painting|church|ministries|school|academy|college|university|hospital|clinic|bank|hotel|inn|motel|restaurant|cafe|store|shop|club|center|foundation|city|county|office)\.?(?=\s|,|$)/iu;
const WORD = /^\p{L}[\p{L}\p{M}'’ʼ‘\p{Pd}]*$/u;

/**
 * "Walter" of "Walter Pruitt" and of "Pruitt, Walter". "" if that is not clear: a title or an initial in front, a household, a
 * company, or anything but letters, apostrophes and hyphens.
 */
export function firstName(fullName: string): string {
  const [first = ""] = toWords(fullName);
  return WORD.test(first) && !isTitled(first) ? first : "";
}

/** By what name to greet: the first name, or all of a name with a title or an initial in front. "" if neither is clear. */
export function greetedName(fullName: string): string {
  const words = toWords(fullName);
  return isTitled(words[0] ?? "") ? words.join(" ") : firstName(fullName);
}

/** "Martha L."; "" if the first name is not clear. */
export function shortName(fullName: string): string {
  const first = firstName(fullName);
  const [initial] = toWords(fullName)
    .slice(1)
    .filter((word) => !SUFFIX.test(word))
    .slice(-1)
    .join();
  return first === "" || initial === undefined ? first : `${first} ${initial}.`;
}

const isTitled = (word: string) => TITLE.test(word) || INITIAL.test(word) || word.endsWith(".");

/** First name first; none if it is not clear which that is. Without control characters and marks, which no link can carry. */
function toWords(fullName: string): string[] {
  const name = fullName.replaceAll(/[\p{C}\p{Z}\s]+/gu, " ").trim();
  const [first = [], ...others] = name
    .split(/[,،、，]/u)
    .map((part) => part.split(" ").filter(Boolean))
    .filter(([word]) => word !== undefined && !SUFFIX.test(word));
  const [second = []] = others;
  const isSurname =
    first.filter((word) => !SUFFIX.test(word)).length === 1 || PARTICLE.test(first[0] ?? "");
  const isTold = second.length === 0 || (isSurname && others.length === 1);
  // "Mr. and Mrs. Lee" are greeted together
  if (!isTold || (NOT_ONE.test(name) && !TITLE.test(first[0] ?? ""))) return [];
  return [...second, ...first];
}
