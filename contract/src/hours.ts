import type { Business } from "./business";
import { type Weekday, weekdays } from "./weekdays";

type OpenHours = NonNullable<Business["hours"][Weekday]>;

/** "8:00 AM - 6:00 PM", or "Closed". */
export function formatHours(open: OpenHours | undefined): string {
  return open ? `${formatTime(open.from)} - ${formatTime(open.to)}` : "Closed";
}

/** From "18:00" to "6:00 PM". */
export function formatTime(time: string): string {
  const [hour = "0", minutes = "00"] = time.split(":");
  const hour24 = Number(hour);
  return `${hour24 % 12 || 12}:${minutes} ${hour24 < 12 ? "AM" : "PM"}`;
}

type DayGroup = { days: Weekday[]; open: OpenHours | undefined };

/** Days in a row with the same hours, from Monday: "Monday-Friday". */
export function groupHours(hours: Business["hours"]): { label: string; open: DayGroup["open"] }[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const last = groups.at(-1);
    const open = hours[day];
    if (last && formatHours(last.open) === formatHours(open)) last.days.push(day);
    else groups.push({ days: [day], open });
  }
  return groups.map(({ days, open }) => ({ label: labelOf(days), open }));
}

function labelOf(days: readonly Weekday[]): string {
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  return first === last ? first : `${first}-${last}`;
}

/** How many days before a special day the page names it. */
const ANNOUNCED_DAYS = 45;
const DAY_MS = 86_400_000;

/** The special days from `today` ("2026-11-23") on that are near enough to name, in order. */
export function comingSpecialDays(
  specialDays: Business["specialDays"],
  today: string,
): Business["specialDays"] {
  const last = new Date(Date.parse(today) + ANNOUNCED_DAYS * DAY_MS).toISOString().slice(0, 10);
  return specialDays
    .filter(({ date }) => date >= today && date <= last)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** From "2026-11-26" to "Nov 26". */
export function formatDay(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
}
