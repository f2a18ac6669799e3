/** One or two plain words, with apostrophes and hyphens. */
const PLAIN = /^(\p{L}[\p{L}\p{M}'’ʼ‘\p{Pd}]+)(?: (\p{L})[\p{L}\p{M}'’ʼ‘\p{Pd}]*)?$/u;
/** What begins no name of one person, with or without a dot. */
const NO_NAME = /^(?:the|mrs?|ms|miss|dr|rev|pastor|sir|and)$/i;

/** "Walter" of "Walter Pruitt", and of "Walter". "" if the name is anything but one or two plain words. */
export function firstName(fullName: string): string {
  const [, first = ""] = toWords(fullName);
  return first;
}

/** "Martha L."; "" if the first name is not clear. */
export function shortName(fullName: string): string {
  const [, first = "", initial] = toWords(fullName);
  return initial === undefined ? first : `${first} ${initial}.`;
}

function toWords(fullName: string): readonly (string | undefined)[] {
  const words = PLAIN.exec(fullName.trim().replace(/\s+/g, " ")) ?? [];
  return NO_NAME.test(words[1] ?? "") ? [] : words;
}
