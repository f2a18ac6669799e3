import type { Business } from "@ridgeline/contract/business";
import { trimText } from "@ridgeline/contract/cleanText";
import type { FeaturedProjectInput } from "@ridgeline/contract/featuredProject";
import { timeZoneAt } from "@ridgeline/contract/hours";
import { type State, stateCodes, states } from "@ridgeline/contract/place";
import { OTHER } from "@ridgeline/contract/quoteFields";
import type { ServiceInput } from "@ridgeline/contract/service";
import type { ServiceAreaInput } from "@ridgeline/contract/serviceArea";
import type { Trade } from "@ridgeline/contract/trade";
import { isOther, toBusiness } from "../business/typedBusiness";
import type { Typed } from "../forms/typed";
import { namesAround, type ZipFile } from "./zips";
import { cardOf, type TradeName } from "../trades/trades";

const noPhoto = { imageUrl: "", altText: "" };

export const noAnswers = {
  /** As in Business Details: by the contract's names, as typed. */
  name: "",
  phone: "",
  email: "",
  isInsured: false,
  logoHasName: false,
  address: { city: "", state: "", zip: "" },
  isZipUnknown: false,
  /** The time zone of the ZIP, by its IANA name. */
  zone: "",
  map: { latitude: "", longitude: "", radiusMiles: "25" } as Typed<Business["map"]>,
  pictures: { logo: noPhoto, hero: noPhoto },
  colors: { ground: "", accent: "" },

  otherAreas: "",
  otherKinds: "",
  trade: "" as TradeName | "",
  /** Of what is offered: towns around, and the values of the trade's kinds of work. */
  leftOut: [] as readonly string[],
  since: "",
  license: "",
  hours: "" as WeekName | "",
  photos: Array.from({ length: 6 }, () => noPhoto),
};

/** The answers as the form holds them. */
export type SetupAnswers = typeof noAnswers;

/** What is sent: a content file of everything. */
export type Site = {
  business: Business;
  services: ServiceInput[];
  serviceAreas: ServiceAreaInput[];
  featuredProjects: FeaturedProjectInput[];
};

/** The towns that are offered, and the legal texts that suit any business, which are those that are there. */
type Given = Pick<Business, "legal"> & Pick<ZipFile, "towns">;

/** The site that the answers make: what is left out is not on it. The API checks it. */
export function composeSite(answers: SetupAnswers, trade: Trade, { towns, legal }: Given): Site {
  const { phone, email, isInsured, logoHasName, map, pictures, colors, leftOut } = answers;
  const name = trimText(answers.name);
  const city = trimText(answers.address.city);
  const state = answers.address.state as State; // the form requires it
  const license = trimText(answers.license);
  const inTown = (text: string) => text.replaceAll("{town}", city);
  const kinds = trade.kindsOfWork.filter(({ value }) => !leftOut.includes(value));
  const labels = withoutRepeats([
    ...kinds.map(({ label }) => label),
    ...itemsOf(answers.otherKinds).filter((label) => !/^others?$/i.test(label)),
  ]);
  const others = labels.slice(kinds.length).map((label) => ({ value: "", label }));
  const areas = namesAround(towns, answers).filter((area) => !leftOut.includes(area));
  const shortName = shorten(name);
  const years = yearsSince(answers.since) ?? 0;
  const business = toBusiness<Business>({
    name,
    shortName,
    trade: trade.trade ?? "",
    phone,
    email,
    isInsured,
    logoHasName,
    address: answers.address,
    region: `${city} area`,
    map,
    links: {},
    specialDays: [],
    colors,
    hidesHills: true,
    timeZone: timeZoneAt(state, answers.zone) ?? "",
    hours: answers.hours === "" ? {} : weeks[answers.hours].hours,
    license: { number: license, authority: license && states[state] },
    yearsInBusiness: years > 0 ? years : "",
    words: {
      headline: inTown(trade.headline),
      subtext: inTown(trade.subtext),
      badges: [],
      servicesHeading: trade.servicesHeading,
      aboutHeading: trade.aboutHeading,
      about: inTown(trade.about),
      valuePoints: [],
      areasIntro: `Based in ${city}, working there and in the towns around it.`,
      steps: trade.steps,
      formIntro: trade.formIntro,
    },
    pictures: { logo: pictures.logo, hero: describe(pictures.hero, name) },
    serviceTypes: [
      ...kinds.map(({ value, label }) => ({ value, label })),
      ...others,
      { value: OTHER, label: "Other" },
    ],
    schemaType: trade.schemaType,
    legal: { ...legal, ...ownLegal },
  });
  return {
    business,
    services: business.serviceTypes
      .filter((kind) => !isOther(kind))
      .map((kind, at) => cardOf(kind, trade.kindsOfWork, shortName, at)),
    serviceAreas: withoutRepeats([...areas, ...townsOf(answers.otherAreas, state)]).map(
      (area, at) => ({
        name: area,
        ...inOrder(at),
      }),
    ),
    featuredProjects: answers.photos
      .filter(({ imageUrl }) => imageUrl !== "")
      .map((photo) => describe(photo, kinds[0]?.label ?? name))
      .map(({ imageUrl, altText }, at) => ({
        title: altText,
        description: `By ${shortName}`,
        imageUrl,
        altText,
        ...inOrder(at),
      })),
  };
}

/** Undefined unless it is this year or one before. */
export function yearsSince(year: string): number | undefined {
  const years = new Date().getFullYear() - Number(year.trim());
  return /^\d{4}$/.test(year.trim()) && years >= 0 && years <= 300 ? years : undefined;
}

const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

const eachDay = (days: readonly string[], from: string, to: string): Business["hours"] =>
  Object.fromEntries(days.map((day) => [day, { from, to }]));

/** Three usual weeks; any other is entered in Business Details. */
export const weeks = {
  weekdays: {
    label: "Monday to Friday, 8 AM to 5 PM",
    hours: eachDay(workdays, "08:00", "17:00"),
  },
  andSaturday: {
    label: "Monday to Friday, 7 AM to 6 PM, Saturday 8 AM to 2 PM",
    hours: { ...eachDay(workdays, "07:00", "18:00"), Saturday: { from: "08:00", to: "14:00" } },
  },
  everyDay: {
    label: "Every day, 8 AM to 6 PM",
    hours: eachDay([...workdays, "Saturday", "Sunday"], "08:00", "18:00"),
  },
} as const;

type WeekName = keyof typeof weeks;

/** What is listed, one a line or with commas, without the marks of a list. */
function itemsOf(text: string): string[] {
  return text
    .split(/\n|[,;](?![^(\n]*\))/)
    .map((item) =>
      trimText(item.replace(/^\s*([-–—*•·▪◦‣]|\d{1,2}[.)])+\s*/u, "")).replace(/\.$/, ""),
    )
    .filter(Boolean);
}

/** "Superior, WI" is one town; the business's own state need not be said. */
function townsOf(text: string, own: State): string[] {
  const towns: string[] = [];
  for (const item of itemsOf(text)) {
    const state = stateCodes.find((code) => isIn([code, states[code]], item));
    const last = state === undefined ? undefined : towns.pop();
    if (state === undefined || last === undefined) towns.push(withoutState(item, own));
    else towns.push(state === own ? last : `${last}, ${states[state]}`);
  }
  return towns;
}

const isIn = (names: readonly string[], name: string) =>
  names.some((each) => each.toLowerCase() === name.toLowerCase());

/** "Duluth MN" -> "Duluth" */
function withoutState(town: string, state: State): string {
  return town.replace(new RegExp(`\\s+(${state}|${states[state]})$`, "i"), "");
}

/** The first of those that differ in capitals only. */
function withoutRepeats(names: readonly string[]): string[] {
  const small = names.map((name) => name.toLowerCase());
  return names.filter((_, at) => small.indexOf(small[at] ?? "") === at);
}

const inOrder = (at: number) => ({ isActive: true, sortOrder: at + 1 });

/** A photo that nobody has described shows what it is about at least. */
const describe = ({ imageUrl, altText }: typeof noPhoto, about: string) => ({
  imageUrl,
  altText: imageUrl && (trimText(altText) || about),
});

/** Fits beside a mark on a phone: whole words of the name, without "LLC" and without a little word at the end. */
export function shorten(name: string): string {
  const MOST = 24;
  const own = name.replace(/,? +(LLC|L\.L\.C|Inc|Corp|Co|Ltd)\.?$/i, "");
  if (own.length <= MOST) return own;
  const words = own.slice(0, MOST + 1).replace(/\s+\S*$/, "");
  return words
    .replace(/(\s+(&|and|of|the|in|y|e|de|del|el|la|los|las|[-–—|]))+$/i, "")
    .slice(0, MOST);
}

/**
 * In place of the sample's, which speak for a licensed business that comes back to make things right. License and insurance
 * stand where they can be changed.
 */
const ownLegal: Business["legal"] = {
  termsLicensing:
    "Any license and insurance that we hold is named on our home page. Ask us for proof before the work begins.",
  termsWarranties:
    "What is warranted, and for how long, is stated in your written agreement. Manufacturers’ warranties on materials are passed on to you.",
};
