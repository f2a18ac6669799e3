import dayjs from "dayjs";
import { useSyncExternalStore } from "react";

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

const STEP_MS = 15_000;

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all: a list has hundreds of times. */
function watchClock(onStep: () => void): () => void {
  watchers.add(onStep);
  timer ??= setInterval(() => watchers.forEach((watcher) => watcher()), STEP_MS);
  return () => {
    watchers.delete(onStep);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** A text that depends on the time, a few seconds old at most; drawn again only when it changes. */
export function useClock(read: () => string): string {
  return useSyncExternalStore(watchClock, read);
}

/** By a pattern of Day.js, on the owner's clock. */
export const inFormat = (pattern: string) => (iso: string) => dayjs(iso).format(pattern);

/** "Nov 19 at 2:05 PM". */
export const formatMoment = inFormat("MMM D [at] h:mm A");

/** "Nov 19". */
export const formatShortDate = inFormat("MMM D");

/** "Today", "Yesterday", "This week", "Last week", then "October 2026"; weeks begin on Sunday, as on American calendars. */
export function formatPeriod(iso: string): string {
  const day = dayjs(iso).startOf("day");
  const today = dayjs().startOf("day");
  const week = today.startOf("week");
  if (!day.isBefore(today)) return "Today";
  if (!day.isBefore(today.subtract(1, "day"))) return "Yesterday";
  if (!day.isBefore(week)) return "This week";
  if (!day.isBefore(week.subtract(1, "week"))) return "Last week";
  return day.format("MMMM YYYY");
}
