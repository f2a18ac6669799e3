import type { State } from "./states";

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

type Located = { address: { state: State }; timeZone?: TimeZone };

/** The business's own time zone, or its state's. */
export function timeZoneOf({ address, timeZone }: Located): TimeZone {
  const ofState = timeZoneNames.find((name) => statesIn[name]?.includes(address.state));
  return timeZone ?? ofState ?? "America/New_York";
}
