import { MAX_INT4 } from "@ridgeline/contract/jsonSchema";

/** A positive whole number that Postgres' `integer` can hold, or undefined. */
export function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= MAX_INT4 ? number : undefined;
}

/** The days of `--older-than DAYS`, or undefined. */
export function parseOlderThan([flag, days]: readonly string[]): number | undefined {
  return flag === "--older-than" ? parseNumber(days) : undefined;
}
