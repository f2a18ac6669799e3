import type { Business } from "@ridgeline/contract/business";
import { timeZoneOf } from "@ridgeline/contract/hours";
import { localDate, openState } from "../site/openState";

/** What of the pages depends on the time: once it changes, they must be rendered again. */
export function momentOf(business: Business, now = new Date()): string {
  const timetable = { ...business, timeZone: timeZoneOf(business) };
  const { text = "" } = openState(timetable, now) ?? {};
  const day = now.toISOString().slice(0, 10); // todayHolds
  return [day, localDate(timetable.timeZone, now), text].join("; ");
}
