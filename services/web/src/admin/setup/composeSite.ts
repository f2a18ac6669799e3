import type { Business } from "@ridgeline/contract/business";
import { cleanEmail, trimText } from "@ridgeline/contract/cleanText";
import type { FeaturedProjectInput } from "@ridgeline/contract/featuredProject";
import { type State, states } from "@ridgeline/contract/place";
import type { ServiceInput } from "@ridgeline/contract/service";
import type { ServiceAreaInput } from "@ridgeline/contract/serviceArea";
import type { Trade } from "@ridgeline/contract/trade";
import { KM_PER_MILE } from "../../site/mapAddress";
import { toNumber, toPhoneDigits, withValues } from "../business/typedBusiness";
import type { TradeName } from "./trades";

type Photo = { imageUrl: string; altText: string };

/** The answers as the form holds them: texts as typed, "" for what is left out. */
export type SetupAnswers = {
  name: string;
  phone: string;
  email: string;
  address: { city: string; state: State | ""; zip: string };
  /** Of the middle of town. */
  map: Record<"latitude" | "longitude", number | string>;
  /** Miles. */
  radius: string;
  areas: string[];
  /** One a line. */
  otherAreas: string;
  trade: TradeName | "";
  /** Values of the trade's kinds of work. */
  kindsOfWork: string[];
  /** One a line. */
  otherKinds: string;
  pictures: { logo: Photo; hero: Photo };
  colors: { ground: string; accent: string };
  since: string;
  isInsured: boolean;
  license: string;
  hours: WeekName | "";
  photos: Photo[];
};

export const noAnswers: SetupAnswers = {
  ...{ name: "", phone: "", email: "" },
  address: { city: "", state: "", zip: "" },
  map: { latitude: "", longitude: "" },
  ...{ radius: "25", areas: [], otherAreas: "" },
  ...{ trade: "", kindsOfWork: [], otherKinds: "" },
  pictures: { logo: { imageUrl: "", altText: "" }, hero: { imageUrl: "", altText: "" } },
  colors: { ground: "", accent: "" },
  ...{ since: "", isInsured: false, license: "", hours: "" },
  photos: Array.from({ length: 6 }, () => ({ imageUrl: "", altText: "" })),
};

/** What is sent: a content file of everything. */
export type Site = {
  business: Business;
  services: ServiceInput[];
  serviceAreas: ServiceAreaInput[];
  featuredProjects: FeaturedProjectInput[];
};

/** The legal texts that suit any business are those that are there. */
type Given = Pick<Business, "legal">;

/** The site that the answers make: what is left out is not on it. The API checks it. */
export function composeSite(answers: SetupAnswers, trade: Trade, { legal }: Given): Site {
  const { address, pictures, colors } = answers;
  const [name, city, zip] = [answers.name, address.city, address.zip].map(trimText) as [
    string,
    string,
    string,
  ]; // as many as were given
  const state = address.state as State; // the form requires it
  const inTown = (text: string) => text.replaceAll("{town}", city);
  const chosen = trade.kindsOfWork.filter(({ value }) => answers.kindsOfWork.includes(value));
  const others = linesOf(answers.otherKinds).map((label) => ({ value: "", label }));
  const years = yearsSince(answers.since);
  const license = trimText(answers.license);
  const email = cleanEmail(answers.email);
  return {
    business: {
      ...{ name, shortName: shorten(name), phone: toPhoneDigits(answers.phone) },
      ...(email !== "" && { email }),
      address: { city, state, ...(zip !== "" && { zip }) },
      region: `${city} area`,
      ...{
        links: {},
        specialDays: [],
        hours: answers.hours === "" ? {} : weeks[answers.hours].hours,
      },
      ...(license !== "" && { license: { number: license, authority: states[state] } }),
      ...(answers.isInsured && { isInsured: true }),
      ...(years !== undefined && { yearsInBusiness: years }),
      map: {
        latitude: toNumber(answers.map.latitude) as number, // the API checks it
        longitude: toNumber(answers.map.longitude) as number, // the same
        radiusKm: Math.round(Number(answers.radius) * KM_PER_MILE * 10) / 10,
      },
      words: {
        headline: inTown(trade.headline),
        subtext: inTown(trade.subtext),
        badges: [],
        servicesHeading: trade.servicesHeading,
        aboutHeading: trade.aboutHeading,
        about: inTown(trade.about),
        valuePoints: [],
        areasIntro: `Based in ${city}, working within ${answers.radius} miles of it.`,
        steps: trade.steps,
        formIntro: trade.formIntro,
      },
      pictures: {
        ...(pictures.logo.imageUrl !== "" && { logo: { imageUrl: pictures.logo.imageUrl } }),
        ...(pictures.hero.imageUrl !== "" && { hero: withText(pictures.hero, name) }),
      },
      ...(colors.ground !== "" && colors.accent !== "" && { colors }),
      hidesHills: true,
      serviceTypes: withValues([
        ...chosen.map(({ value, label }) => ({ value, label })),
        ...others,
        { value: "other", label: "Other" },
      ]),
      schemaType: trade.schemaType,
      legal: { ...legal, ...legalOf(license, answers.isInsured, states[state]) },
    },
    services: chosen.map(({ value, label, description, icon }, at) => ({
      ...{ slug: value, title: label, description, icon },
      ...inOrder(at),
    })),
    serviceAreas: [...new Set([...answers.areas, ...linesOf(answers.otherAreas)])].map(
      (area, at) => ({ name: area, ...inOrder(at) }),
    ),
    featuredProjects: answers.photos
      .filter(({ imageUrl }) => imageUrl !== "")
      .map((photo) => withText(photo, chosen[0]?.label ?? name))
      .map(({ imageUrl, altText }, at) => ({
        ...{ title: altText, description: `By ${shorten(name)}`, imageUrl, altText },
        ...inOrder(at),
      })),
  };
}

/** Undefined unless it is a year that has passed. */
export function yearsSince(year: string): number | undefined {
  const years = new Date().getFullYear() - Number(year.trim());
  return /^\d{4}$/.test(year.trim()) && years >= 1 && years <= 300 ? years : undefined;
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

/** The lines of a text, without empty ones. */
function linesOf(text: string): string[] {
  return text.split("\n").map(trimText).filter(Boolean);
}

const inOrder = (at: number) => ({ isActive: true, sortOrder: at + 1 });

/** A photo that nobody has described shows what it is about at least. */
const withText = ({ imageUrl, altText }: Photo, about: string): Photo => ({
  imageUrl,
  altText: trimText(altText) || about,
});

/** Fits beside a mark on a phone: whole words of the name, without "LLC". */
function shorten(name: string): string {
  const MOST = 24;
  const own = name.replace(/,? +(LLC|L\.L\.C\.|Inc\.?|Corp\.?|Co\.?|Ltd\.?)$/i, "");
  if (own.length <= MOST) return own;
  const words = own.slice(0, MOST + 1).replace(/\s+\S*$/, "");
  return words.replace(/\s+(&|and|of|the)$/i, "").slice(0, MOST);
}

/** In place of the sample's, which speak for a licensed business that comes back to make things right. */
function legalOf(license: string, isInsured: boolean, state: string): Business["legal"] {
  const said = [
    license !== "" && `Our ${state} license number is ${license}.`,
    isInsured && "We are insured for the work that we offer.",
    "Ask us for proof before the work begins.",
  ];
  return {
    termsLicensing: said.filter(Boolean).join(" "),
    termsWarranties:
      "What is warranted, and for how long, is stated in your written agreement. Manufacturers’ warranties on materials are passed on to you.",
  };
}
