/** The states by their postal abbreviations, with the federal district and the inhabited territories. */
export const states = {
  AL: "Alabama",
  AK: "Alaska",
  AS: "American Samoa",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  GU: "Guam",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  MP: "Northern Mariana Islands",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VI: "Virgin Islands",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
} as const;

export type State = keyof typeof states;

export const stateCodes = Object.keys(states) as State[]; // the keys of the table

/** The longest first, since "West Virginia" ends with another. */
const stateNames = Object.values(states).sort((a, b) => b.length - a.length);
const COUNTRY = /^(USA?|United States( of America)?)$/i;

/** The town of an address that a visitor wrote: "12 Main St, Cleveland, GA 30528" is in Cleveland. Without commas all of it. */
export function townOf(address: string): string {
  const parts = address
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !COUNTRY.test(part));
  const town = parts.map(withoutState).filter(Boolean).pop();
  if (town !== undefined && !/^\d/.test(town)) return town;
  // Some towns have the name of a state: New York, Washington.
  const namesake = stateNames.find((name) =>
    parts.some((part) => `${part} `.startsWith(`${name} `)),
  );
  return namesake ?? town ?? address.trim();
}

/** Without "30528", "GA", "GA 30528-1234" or "North Carolina 28801" at its end. */
function withoutState(part: string): string {
  const words = part.split(/\s+/).reverse();
  if (/^\d{5}(?:-\d{4})?$/.test(words[0] ?? "")) words.shift();
  if (/^[A-Z]{2}$/.test(words[0] ?? "")) words.shift();
  const place = words.reverse().join(" ");
  const state = stateNames.find((name) => ` ${place}`.endsWith(` ${name}`)) ?? "";
  return place.slice(0, place.length - state.length).trim();
}

/** Opens the map app of a phone, or Google Maps, with the way to an address. */
export function directionsTo(address: string): string {
  const query = new URLSearchParams({ api: "1", destination: address });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

type Addressed = { address: { street?: string; city: string; state: State; zip?: string } };

/** The street of a business, then town, state and ZIP; without a street, only town and state. */
export function addressLines({ address: { street, city, state, zip } }: Addressed): string[] {
  const town = `${city}, ${state}`;
  if (street === undefined) return [town];
  return [street, zip === undefined ? town : `${town} ${zip}`];
}
