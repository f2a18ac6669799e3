/** Control and format characters, and line separators other than "\n". */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Prints a line for the operator. It may contain visitors' text, so characters that could move a terminal's cursor, forge
 * a line or reverse the text become blanks.
 */
export function print(line: string): void {
  process.stdout.write(`${toPrintable(line)}\n`);
}

/** Prints a value as JSON, with those characters escaped. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2).replaceAll(UNPRINTABLE, escape)}\n`);
}

/** "1 request", "2 requests". */
export function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

export function toPrintable(text: string): string {
  return text.replaceAll(UNPRINTABLE, " ");
}

function escape(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
