import type { Business } from "@ridgeline/contract/business";
import { checkBusiness } from "@ridgeline/contract/checks/checkBusiness";
import { states } from "@ridgeline/contract/states";
import { sampleBusiness } from "./sampleBusiness";

/** What is converted; the build of the earlier version has checked it, and checkBusiness judges the result. */
type Site = Record<string, unknown> & {
  shortName: string;
  address: { street: string; city: string; state: keyof typeof states; zip: string };
  hours: { days: string[]; open?: object }[];
  yearsInBusiness?: number;
};

/**
 * The business of site.json, where earlier versions had it. The words of the page, which that file did not contain, are the
 * sample's, with the names that the page had put in. Throws one line per problem.
 */
export function convertSite(json: string): Business {
  const site = parseSite(json);
  const { street, city, state, zip } = site.address;
  const checked = checkBusiness({
    ...localize(pick(sampleBusiness, ...texts), site),
    ...pick(site, ...kept),
    ...("licence" in site && { license: site["licence"] }), // its name before version 1.0
    address: { street, city, state, zip },
    hours: Object.fromEntries(
      site.hours.flatMap(({ days, open }) => (open ? days.map((day) => [day, open]) : [])),
    ),
  });
  if (checked.ok) return checked.value;
  const lines = checked.problems.map(({ field, message }) => `site.json: ${field}: ${message}`);
  throw new Error(lines.join("\n"));
}

const texts = [
  "region",
  "specialDays",
  "repliesWithin",
  "words",
  "pictures",
  "serviceTypes",
  "legal",
] as const;

const kept = [
  "name",
  "shortName",
  "tagline",
  "description",
  "phone",
  "email",
  "links",
  "emergency",
  "license",
  "rating",
  "yearsInBusiness",
  "map",
] as const;

function parseSite(json: string): Site {
  try {
    const site = JSON.parse(json) as Partial<Site> | null; // an earlier version's build has checked it
    if (site?.address && site.hours) return site as Site; // the same
  } catch {
    throw new Error("site.json: is not valid JSON");
  }
  throw new Error("site.json: has no address or no hours");
}

function pick(from: Record<string, unknown>, ...names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));
}

/** The earlier pages put the business's own town, state, name and years into these sentences. */
function localize(values: object, { address, shortName, yearsInBusiness: years }: Site): object {
  const replace = (text: string) =>
    text
      .replaceAll("Over 15 years later it", () =>
        years === undefined ? "It" : `Over ${years} years later it`,
      )
      .replaceAll("North Georgia", () => regionOf(address.state))
      .replaceAll("Dahlonega", () => address.city)
      .replaceAll("Georgia", () => states[address.state])
      .replaceAll("Ridgeline", () => shortName);
  return JSON.parse(JSON.stringify(values), (_key, value: unknown) =>
    typeof value === "string" ? replace(value) : value,
  ) as object; // of the same form
}

/** The pages said "North" before every state, which only suits Georgia. */
function regionOf(state: keyof typeof states): string {
  return state === "GA" ? "North Georgia" : states[state];
}
