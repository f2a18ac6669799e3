const MAX_LENGTH = 60;

/** A name that fits a dialog's title or a toast. */
export function shortenName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= MAX_LENGTH
    ? name
    : `${letters.slice(0, MAX_LENGTH).join("").trimEnd()}…`;
}
