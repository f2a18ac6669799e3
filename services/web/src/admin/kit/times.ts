const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the largest; what is shorter than a minute, or in the future because a clock is wrong, is "just now". */
const UNITS = [
  [365 * DAY, "year"],
  [30 * DAY, "month"],
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
] as const;

/** "2 minutes ago", for a number of milliseconds. */
export function formatAgo(milliseconds: number): string {
  for (const [length, unit] of UNITS) {
    const count = Math.floor(milliseconds / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "just now";
}
