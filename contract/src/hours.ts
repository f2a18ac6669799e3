import type { State } from "./place";

/** From Monday, as the footer lists them. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

type OpenHours = { from: string; to: string };
type Hours = Partial<Record<Weekday, OpenHours>>;
type SpecialDay = { date: string; label: string; open?: OpenHours };

/** "8:00 AM - 6:00 PM", "Open 24 hours" or "Closed". */
export function formatHours(open: OpenHours | undefined): string {
  if (!open) return "Closed";
  return isAllDay(open) ? ALL_DAY : `${formatTime(open.from)} - ${formatTime(open.to)}`;
}

export const ALL_DAY = "Open 24 hours";

/** It closes when it opens, a day later. */
export function isAllDay({ from, to }: OpenHours): boolean {
  return from === to;
}

/** From "18:00" to "6:00 PM". */
export function formatTime(time: string): string {
  const [hour = "0", minutes = "00"] = time.split(":");
  const hour24 = Number(hour);
  return `${hour24 % 12 || 12}:${minutes} ${hour24 < 12 ? "AM" : "PM"}`;
}

type DayGroup = { days: Weekday[]; open: OpenHours | undefined };

/** Days in a row with the same hours, from Monday: "Monday-Friday". None for a business that has not said when it is open. */
export function groupHours(hours: Hours): { label: string; open: DayGroup["open"] }[] {
  const groups: DayGroup[] = [];
  if (Object.keys(hours).length === 0) return [];
  for (const day of weekdays) {
    const last = groups[groups.length - 1];
    const open = hours[day];
    if (last && formatHours(last.open) === formatHours(open)) last.days.push(day);
    else groups.push({ days: [day], open });
  }
  return groups.map(({ days, open }) => ({ label: labelOf(days), open }));
}

function labelOf(days: readonly Weekday[]): string {
  const [first, last] = [days[0] ?? "", days[days.length - 1] ?? ""];
  return first === last ? first : `${first}-${last}`;
}

/** How many days before a special day the page names it. */
const ANNOUNCED_DAYS = 45;
const DAY_MS = 86_400_000;

/** The special days from `today` ("2026-11-23") on that are near enough to name, in order. */
export function comingSpecialDays(specialDays: SpecialDay[], today: string): SpecialDay[] {
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

/** The time zones of the states, by IANA name, as the owner reads them; from east to west. */
export const timeZones = {
  "America/Puerto_Rico": "Atlantic (Puerto Rico)",
  "America/New_York": "Eastern",
  "America/Chicago": "Central",
  "America/Denver": "Mountain",
  "America/Phoenix": "Mountain without daylight saving (Arizona)",
  "America/Los_Angeles": "Pacific",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
  "Pacific/Guam": "Chamorro (Guam)",
  "Pacific/Pago_Pago": "Samoa",
} as const;

export type TimeZone = keyof typeof timeZones;

export const timeZoneNames = Object.keys(timeZones) as TimeZone[]; // the keys of the table

/** Where most people of a state live; the states that are not here are Eastern. */
const statesIn: Partial<Record<TimeZone, string>> = {
  "America/Puerto_Rico": "PR VI",
  "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "Pacific/Guam": "GU MP",
  "Pacific/Pago_Pago": "AS",
};

/** The states with a second time zone, in which fewer people live. */
const alsoIn: Partial<Record<TimeZone, string>> = {
  "America/New_York": "AL TN",
  "America/Chicago": "FL IN KY MI",
  "America/Denver": "AZ KS ND NE NV OR SD TX",
  "America/Los_Angeles": "ID",
};

/** The state's second time zone, if its clocks are those of `zone` ("" while it is not known); else undefined: the state's. */
export function timeZoneAt(state: State, zone: string): TimeZone | undefined {
  if (zone === "") return undefined;
  return timeZoneNames.find((name) => alsoIn[name]?.includes(state) && isSameTime(name, zone));
}

/** In winter and in summer. */
function isSameTime(one: string, other: string): boolean {
  return ["2026-01-15", "2026-07-15"].every((day) => {
    const timeIn = (timeZone: string) => new Date(day).toLocaleString("en-US", { timeZone });
    return timeIn(one) === timeIn(other);
  });
}

type InTimeZone = { address: { state: State }; timeZone?: TimeZone };

/** The business's own time zone, or its state's. */
export function timeZoneOf({ address, timeZone }: InTimeZone): TimeZone {
  const ofState = timeZoneNames.find((name) => statesIn[name]?.includes(address.state));
  return timeZone ?? ofState ?? "America/New_York";
}
