import { type Business, paragraphsOf } from "@ridgeline/contract/business";
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
import { guessIcon } from "../trades/guessIcon";
import type { TradeName } from "../trades/trades";

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

  /** How the name is shortened, if the owner says it better. */
  shortName: "",
  rating: { value: "", count: "", link: "" },
  owner: { name: "", portrait: noPhoto },
  /** The logo whose colors have been taken. */
  colorsOf: "",

  otherAreas: "",
  otherKinds: "",
  /** By kindTextOf. */
  kindTexts: {} as Readonly<Record<string, string>>,
  /** What a business does whose trade has no words of its own. */
  work: "",
  trade: "" as TradeName | "",
  /** Of what is offered: towns around, the values of the trade's kinds of work, its sentences and steps. */
  leftOut: [] as readonly string[],
  /** The sentences that are on the site only if they are ticked. */
  promised: [] as readonly string[],
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
  // "St. Paul" stays in one line of a headline.
  const inTown = (text: string) =>
    text.replaceAll("{town}", city.replace(/^(\w{1,3}\.) /, "$1\u00A0"));
  const kinds = trade.kindsOfWork.filter(({ value }) => !leftOut.includes(value));
  const labels = withoutRepeats([...kinds.map(({ label }) => label), ...otherKindsOf(answers)]);
  const others = labels.slice(kinds.length).map((label) => ({ value: "", label }));
  const areas = namesAround(towns, answers).filter((area) => !leftOut.includes(area));
  const shortName = trimText(answers.shortName) || shorten(name);
  const { rating, owner, since } = answers;
  const about = sentencesOf(trade)
    .map((paragraph) => paragraph.filter((sentence) => !leftOut.includes(sentence)))
    .concat([trade.promises?.filter((sentence) => answers.promised.includes(sentence)) ?? []])
    .map((paragraph) => paragraph.join(" "))
    .filter(Boolean);
  const business = toBusiness<Business>({
    name,
    shortName,
    trade: trade.trade ?? capitalize(trimText(answers.work)),
    phone,
    email,
    isInsured,
    logoHasName,
    address: answers.address,
    map,
    links: {},
    specialDays: [],
    colors,
    hidesHills: true,
    timeZone: timeZoneAt(state, answers.zone) ?? "",
    hours: answers.hours === "" ? {} : weeks[answers.hours].hours,
    license: { number: license, authority: license && states[state] },
    since,
    rating: { ...rating, source: rating.value && "Google" },
    owner,
    words: {
      headline: inTown(trade.headline),
      subtext: inTown(trade.subtext),
      badges: [],
      servicesHeading: trade.servicesHeading,
      aboutHeading: trade.aboutHeading,
      about: about.join("\n\n") || `${name} works in ${city} and nearby.`,
      valuePoints: [],
      areasIntro: `Based in ${city}, working there and in the towns around it.`,
      steps: trade.steps.filter(({ title }) => !leftOut.includes(title)),
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
      .map(({ value, label }, at) => {
        const known = trade.kindsOfWork.find((kind) => kind.label === label);
        const said = trimText(answers.kindTexts[kindTextOf(label)] ?? "") || known?.description;
        return {
          slug: value,
          title: label,
          icon: known?.icon ?? guessIcon(label),
          description: said ?? `Ask us about ${inSentence(label)}.`,
          ...inOrder(at),
        };
      }),
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
        description: `In ${city}`,
        imageUrl,
        altText,
        ...inOrder(at),
      })),
  };
}

/** "Stove Installation" -> "stove installation", but "HVAC". */
function inSentence(label: string): string {
  return label.replace(/\p{Lu}\p{Ll}*(?=[^\p{L}\p{N}]|$)/gu, (word) =>
    word.length > 1 ? word.toLowerCase() : word,
  );
}

/** The other kinds of work, by their names; the form has an Other of its own. */
export function otherKindsOf({ otherKinds }: Pick<SetupAnswers, "otherKinds">): string[] {
  const labels = itemsOf(otherKinds).map(capitalize);
  return withoutRepeats(labels).filter((label) => !/^(others?|otros?)$/i.test(label));
}

/** The key of a kind's sentence in `kindTexts`: for React Final Form neither a path nor a number. */
export const kindTextOf = (label: string) =>
  `of-${label.toLowerCase().replaceAll(/[\s.[\]]+/g, "-")}`;

/** "chimney sweeping" -> "Chimney sweeping", but "iPhone". */
export const capitalize = (text: string) =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** Of About, by paragraph. */
export function sentencesOf({ about }: Trade): string[][] {
  return paragraphsOf(about).map((paragraph) =>
    (paragraph.match(/[^.!?]+[.!?]+/g) ?? [paragraph]).map(trimText),
  );
}

const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

const eachDay = (days: readonly string[], from: string, to: string): Business["hours"] =>
  Object.fromEntries(days.map((day) => [day, { from, to }]));

/** Three usual weeks; any other is entered in Business Details. */
export const weeks = {
  weekdays: {
    label: "Mon-Fri 8 AM-5 PM",
    hours: eachDay(workdays, "08:00", "17:00"),
  },
  andSaturday: {
    label: "Mon-Fri 7 AM-6 PM, Sat 8 AM-2 PM",
    hours: { ...eachDay(workdays, "07:00", "18:00"), Saturday: { from: "08:00", to: "14:00" } },
  },
  everyDay: {
    label: "Every day 8 AM-6 PM",
    hours: eachDay([...workdays, "Saturday", "Sunday"], "08:00", "18:00"),
  },
} as const;

type WeekName = keyof typeof weeks;

/** What is listed in a line, with commas, without the marks of a list: "- 2.5 ton units, 1,000 gallon tanks, and decks, etc." */
function itemsIn(line: string): string[] {
  return line
    .split(/[,;](?!\d{3}\b)(?![^(]*\))/)
    .map((item) =>
      trimText(item.replace(/^\s*([-–—*•·▪◦‣]|\d{1,2}[.)](?!\d))+\s*/u, ""))
        .replace(/^(and|or|y|&)\s+/i, "")
        .replace(/\.$/, ""),
    )
    .filter((item) => !/^(etc|more|m[aá]s)?$/i.test(item));
}

export const itemsOf = (lines: string) => lines.split("\n").flatMap(itemsIn);

/** "Superior, WI" and "Superior WI 54880" are one town; the business's own state need not be said. */
function townsOf(text: string, own: State): string[] {
  return text.split("\n").flatMap((line) => {
    const items = itemsIn(line).map((item) => item.replace(/\s+\d{5}(-\d{4})?$/, ""));
    // "Dublin, Delaware, Powell" are three towns of Ohio.
    const isPair = items.length === 2;
    const namesOf = (code: State) => (isPair || code === own ? [code, states[code]] : [code]);
    const towns: string[] = [];
    for (const item of items) {
      const state = stateCodes.find((code) => isIn(namesOf(code), item));
      const last = state === undefined ? undefined : towns.pop();
      if (state === undefined || last === undefined) towns.push(item);
      else towns.push(`${last} ${state}`);
    }
    return towns.map((town) => sayState(town, own));
  });
}

const isIn = (names: readonly string[], name: string) =>
  names.some((each) => each.toLowerCase() === name.toLowerCase());

/** "Superior WI" -> "Superior, Wisconsin", but "Duluth MN" of a business in Minnesota -> "Duluth". */
function sayState(town: string, own: State): string {
  const state = stateCodes.find((code) => town.endsWith(` ${code}`));
  const name = state === undefined ? town : town.slice(0, -3);
  if (state !== undefined && state !== own) return `${name}, ${states[state]}`;
  return name.replace(new RegExp(`\\s+(${own}|${states[own]})$`, "i"), "");
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

const LITTLE = "&|\\+|and|of|the|in|y|e|de|del|el|la|los|las|[-–—|,:/]|\\(.*";
const isLittle = (word = "") => new RegExp(`^(${LITTLE})$`, "i").test(word);
const isOfTrade = (word = "") =>
  /^(home|custom|roof|gutter|chimney|sweep|plumb|electric|paint|lawn|landscap|garden|floor|til(e|ing)|kitchen|bathroom|remodel|renovat|construct|contract|build|carpent|deck|fenc|window|door|siding|exterior|interior|heating|cooling|hvac|mason|concrete|paving|pressure|wash|clean|handyman|property|repair|restor|improve|mainten|service|solution|company|design|install|excavat|septic|solar|drywall|insulat|plomer|techo|pintu|jardin|reparac|servicio)/i.test(
    word,
  );

/**
 * Fits beside a mark on a phone: without "LLC", then without the words of the trade at its end, or what follows "&", as long
 * as two words are left, or else as many whole words as there is room for. "Ash & Ember Chimney Sweeps" -> "Ash & Ember".
 */
export function shorten(name: string): string {
  const MOST = 24;
  const own = trimText(name.replace(/,? +(LLC|L\.L\.C|Inc|Corp|Co|Ltd)\.?$/i, ""));
  const words = own.split(" ");
  const before = (at: number) => words.slice(0, at).join(" ");
  const cuts = words.flatMap((word, at) => {
    const isBeforeTrade =
      at > 0 && isOfTrade(word) && ![isOfTrade, isLittle].some((is) => is(words[at - 1]));
    const isBeforeMore = at > 1 && isLittle(word);
    return isBeforeTrade || isBeforeMore ? [{ short: before(at), isBeforeTrade }] : [];
  });
  const isName = (short: string) => short.split(" ").filter((word) => !isLittle(word)).length > 1;
  const fitting = cuts.filter(({ short }) => short.length <= MOST && isName(short)).reverse();
  const cut = fitting.find(({ isBeforeTrade }) => isBeforeTrade) ?? fitting[0];
  const [whole = own] = /^.{1,24}(?= )|^\S{1,60}/.exec(own) ?? [];
  const short = own.length <= MOST ? own : (cut?.short ?? whole);
  return short.replace(new RegExp(`(\\s+(${LITTLE})|[-–—|,:;&/\\s]+)+$`, "i"), "");
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
