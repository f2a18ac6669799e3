import type { Business } from "@ridgeline/contract/business";
import {
  ALL_DAY,
  formatDay,
  formatTime,
  isAllDay,
  type Weekday,
  weekdays,
} from "@ridgeline/contract/hours";

/** When a business is open, by the clocks of its time zone. */
export type Timetable = Pick<Business, "hours" | "specialDays"> & { timeZone: string };

/** What was true at `since` holds before `until`, in ms. */
export type Holds = { since: number; until: number };

export type OpenState = Holds & { isOpen: boolean; text: string };

/** "Open until 6:00 PM", "Opens Monday at 8:00 AM"; undefined for a business that has not said when it is open. */
export function openState(timetable: Timetable, now = new Date()): OpenState | undefined {
  const { timeZone, hours } = timetable;
  if (Object.keys(hours).length === 0) return undefined;
  const { date, time } = localTime(now, timeZone);
  const minute = toMinutes(time);
  const spans = spansFrom(timetable, date);
  const last = lastWithoutBreak(spans, minute);
  if (last) {
    const isToday = last.end - minute < DAY;
    const later = isAllDay(last) ? ALL_DAY : "Open now";
    const text = isToday ? `Open until ${formatTime(last.to)}` : later;
    const change = isToday ? last.end : last.end - DAY + 1;
    return { isOpen: true, text, ...holdsUntil(change, timeZone, now) };
  }
  const next = spans.find(({ start }) => start > minute);
  if (!next) return undefined;
  const text = `Opens ${dayOf(next)}at ${formatTime(next.from)}`;
  return { isOpen: false, text, ...holdsUntil(next.start, timeZone, now) };
}

/** The day in that time zone: "2026-11-23". */
export function localDate(timeZone: string, now = new Date()): string {
  return localTime(now, timeZone).date;
}

/** Until this minute of the day there, or the day's end. */
function holdsUntil(minute: number, timeZone: string, now: Date): Holds {
  const change = Math.min(minute, DAY);
  const since = now.getTime() - (now.getTime() % MINUTE_MS);
  const minuteAt = (moment: number) => toMinutes(localTime(new Date(moment), timeZone).time);
  const expected = since + (change - minuteAt(since)) * MINUTE_MS;
  // Off by an hour if the clocks change before, and by about a day at the day's end.
  const error = minuteAt(expected) - (change % DAY);
  return { since, until: expected - (error - Math.round(error / DAY) * DAY) * MINUTE_MS };
}

function localTime(now: Date, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value;
  return {
    date: `${read("year")}-${read("month")}-${read("day")}`,
    time: `${read("hour")}:${read("minute")}`,
  };
}

const MINUTE_MS = 60_000;
/** Minutes. */
const DAY = 24 * 60;
const DAY_MS = DAY * MINUTE_MS;

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Without a break open, from `start` to `end`: in minutes since today began. */
type Span = { date: string; from: string; to: string; start: number; end: number };

/** Among so many days one is open if any ever is: at most 100 are special (contract/src/business.ts). */
const DAYS = 108;

/** From yesterday's hours on, which may last past midnight. */
function spansFrom({ hours, specialDays }: Timetable, today: string): Span[] {
  return Array.from({ length: DAYS }, (_, index) => index - 1).flatMap((day) => {
    const date = new Date(Date.parse(today) + day * DAY_MS).toISOString().slice(0, 10);
    const special = specialDays.find((other) => other.date === date);
    const open = special ? special.open : hours[weekdayOf(date)];
    if (!open) return [];
    const start = day * DAY + toMinutes(open.from);
    const end = day * DAY + toMinutes(open.to) + (open.to <= open.from ? DAY : 0);
    return [{ date, ...open, start, end }];
  });
}

function weekdayOf(date: string): Weekday {
  return weekdays[new Date(date).getUTCDay() - 1] ?? "Sunday"; // which Date counts as 0
}

/** The span that is open then, or the last of several between which the business never closes. */
function lastWithoutBreak(spans: readonly Span[], minute: number): Span | undefined {
  let last: Span | undefined;
  for (const span of spans) {
    const until = last?.end ?? minute;
    if (span.start <= until && until < span.end) last = span;
  }
  return last;
}

/** "", "Monday " or, after a week, "Jan 4 ". */
function dayOf({ date, start }: Span): string {
  if (start < DAY) return "";
  return start < 7 * DAY ? `${weekdayOf(date)} ` : `${formatDay(date)} `;
}
