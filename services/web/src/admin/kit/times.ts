import dayjs from "dayjs";
import { useEffect, useState } from "react";

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

/** The time in milliseconds, a few seconds old at most: for texts such as "2 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, STEP_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** "Nov 19 at 2:05 PM", on the owner's clock. */
export function formatMoment(iso: string): string {
  return dayjs(iso).format("MMM D [at] h:mm A");
}

/** "Nov 19". */
export function formatDay(iso: string): string {
  return dayjs(iso).format("MMM D");
}
