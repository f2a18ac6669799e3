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

const STATE_NAME = Object.values(states).join("|");
/** "30528", "GA", "GA 30528-1234", "North Carolina 28801" at the end of a part. */
const STATE_OR_ZIP = new RegExp(`(^|\\s)([A-Z]{2}|${STATE_NAME})?\\s*(\\d{5}(-\\d{4})?)?$`);
const BEGINS_WITH_STATE_NAME = new RegExp(`^(${STATE_NAME})\\b`);
const COUNTRY = /^(USA?|United States( of America)?)$/i;

/** The town of an address that a visitor wrote: "12 Main St, Cleveland, GA 30528" is in Cleveland. Without commas all of it. */
export function townOf(address: string): string {
  const parts = address
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !COUNTRY.test(part));
  const town = parts
    .map((part) => part.replace(STATE_OR_ZIP, ""))
    .filter(Boolean)
    .pop();
  if (town !== undefined && !/^\d/.test(town)) return town;
  // Some towns have the name of a state: New York, Washington.
  const namesake = parts.map((part) => BEGINS_WITH_STATE_NAME.exec(part)?.[0]).find(Boolean);
  return namesake ?? town ?? address.trim();
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
