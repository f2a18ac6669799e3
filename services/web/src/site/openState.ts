import type { Business } from "@ridgeline/contract/business";
import { formatDay, formatTime } from "@ridgeline/contract/hours";
import { type Weekday, weekdays } from "@ridgeline/contract/weekdays";

/** When a business is open, by the clocks of its time zone. */
export type Timetable = Pick<Business, "hours" | "specialDays"> & { timeZone: string };

export type OpenState = { isOpen: boolean; text: string };

/** "Open until 6:00 PM", "Opens Monday at 8:00 AM"; undefined for a business that has no hours. */
export function openState(timetable: Timetable, now = new Date()): OpenState | undefined {
  const { date, time } = localTime(now, timetable.timeZone);
  const minute = toMinutes(time);
  const spans = spansFrom(timetable, date);
  const last = lastWithoutBreak(spans, minute);
  if (last) {
    const isToday = last.end - minute < DAY;
    return { isOpen: true, text: isToday ? `Open until ${formatTime(last.to)}` : "Open now" };
  }
  const next = spans.find(({ start }) => start > minute);
  return next && { isOpen: false, text: `Opens ${dayOf(next)}at ${formatTime(next.from)}` };
}

/** The day in that time zone: "2026-11-23". */
export function localDate(timeZone: string, now = new Date()): string {
  return localTime(now, timeZone).date;
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

/** Minutes. */
const DAY = 24 * 60;
const DAY_MS = DAY * 60_000;

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
