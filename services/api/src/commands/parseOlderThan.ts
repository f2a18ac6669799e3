import { parseNumber } from "../http/parseInput";

/** The days of `--older-than DAYS`, or undefined. */
export function parseOlderThan([flag, days]: readonly string[]): number | undefined {
  return flag === "--older-than" ? parseNumber(days) : undefined;
}
