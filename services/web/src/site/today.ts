import type { Holds } from "./openState";

/** Without a time zone, the visitor's own. */
export function thisYear(timeZone?: string): string {
  return new Date().toLocaleDateString("en-US", { year: "numeric", timeZone });
}

/** "November 23, 2026" */
export function formatToday(timeZone?: string): string {
  return new Date().toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone,
  });
}

/** When a day has begun in Hawaii too, by Greenwich. Until it ends in Greenwich it is then the same day in all of America. */
const HAWAII = 10;

export function todayHolds(now = new Date()): Holds {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return { since: Date.UTC(year, month, day, HAWAII), until: Date.UTC(year, month, day + 1) };
}

export function yearHolds(now = new Date()): Holds {
  const year = now.getUTCFullYear();
  return { since: Date.UTC(year, 0, 1, HAWAII), until: Date.UTC(year + 1, 0, 1) };
}
