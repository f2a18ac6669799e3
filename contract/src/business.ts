import { timeZoneNames, type Weekday, weekdays } from "./hours";
import {
  type FromSchema,
  type JSONSchema,
  MAX_INT4,
  requiredText,
  strictObject,
} from "./jsonSchema";
import { stateCodes } from "./place";

const line = requiredText(300);
/** Short enough for the line of facts on the first screen. */
const shortLine = requiredText(60);
/** A blank line begins a paragraph. */
const paragraphs = requiredText(10_000);
const link = { type: "string", format: "web-url", maxLength: 500 } as const;
const hexColor = { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" } as const;
const time = { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" } as const;

const openHours = strictObject({ from: time, to: time });

const imageUrl = { type: "string", format: "image-url", maxLength: 500 } as const;

/** Its text is the name of the business. */
const logo = strictObject({ imageUrl });

const picture = strictObject({ imageUrl, altText: line });

const titledTexts = (maxItems: number) =>
  ({
    type: "array",
    maxItems,
    items: strictObject({ title: line, text: line }),
  }) as const;

/** Of schema.org, for search engines: the trades' own, and the one for everybody else. */
export const schemaTypes = [
  "GeneralContractor",
  "RoofingContractor",
  "HousePainter",
  "Plumber",
  "Electrician",
  "HVACBusiness",
] as const;

/**
 * Everything that the site says about the business, as one object that its owner edits. An optional part that is
 * missing leaves no gap on the page. All texts are plain text.
 */
export const businessSchema = strictObject(
  {
    name: line,
    shortName: shortLine,
    /** What it does, before its town: "Roofing" in Duluth. */
    trade: shortLine,
    phone: { type: "string", pattern: "^[2-9]\\d{9}$" },
    email: { type: "string", format: "email", maxLength: 254 },
    /** Without a street the site shows town and state only. */
    address: strictObject(
      {
        street: line,
        city: line,
        state: { type: "string", enum: stateCodes },
        zip: { type: "string", pattern: "^\\d{5}(-\\d{4})?$" },
      },
      ["city", "state"],
    ),
    /** "North Georgia" */
    region: shortLine,
    links: strictObject(
      { facebook: link, instagram: link, yelp: link, google: link, nextdoor: link },
      [],
    ),

    /** A day that is missing is closed. */
    hours: strictObject(
      Object.fromEntries(weekdays.map((day) => [day, openHours])) as Record<
        Weekday,
        typeof openHours
      >, // every day
      [],
    ),
    /** Of the hours; by default the state's. */
    timeZone: { type: "string", enum: timeZoneNames },
    /** Days whose hours differ from their weekday's; closed without `open`. */
    specialDays: {
      type: "array",
      maxItems: 100,
      items: strictObject(
        {
          date: { type: "string", format: "calendar-date" },
          label: shortLine,
          open: openHours,
        },
        ["date", "label"],
      ),
    },
    /** When emergency repairs are available: "24/7". */
    emergency: shortLine,
    /** How soon a request is answered: "24 hours". */
    repliesWithin: shortLine,
    /** Whether a customer who leaves an e-mail address gets an answer at once. */
    answersByEmail: { type: "boolean" },

    license: strictObject({ number: shortLine, authority: shortLine, link }, [
      "number",
      "authority",
    ]),
    /** Asked for beside the license. A badge then says so, unless one of the owner's badges does. */
    isInsured: { type: "boolean" },
    rating: strictObject(
      {
        value: { type: "number", minimum: 1, maximum: 5 },
        count: { type: "integer", minimum: 1, maximum: MAX_INT4 },
        source: shortLine,
        link,
      },
      ["value", "count", "source"],
    ),
    /** In business since that year. */
    since: { type: "integer", minimum: 1700, format: "year-so-far" },
    owner: strictObject({ name: shortLine, sentence: line, portrait: picture }, ["name"]),

    map: strictObject({
      latitude: { type: "number", minimum: -85, maximum: 85 },
      longitude: { type: "number", minimum: -180, maximum: 180 },
      radiusMiles: { type: "number", minimum: 1, maximum: 300 },
    }),

    /** Of the owner's words, if they are not English. */
    language: { type: "string", enum: ["es"] },
    words: strictObject(
      {
        /** The line above the headline. */
        kicker: line,
        headline: line,
        subtext: line,
        badges: { type: "array", maxItems: 3, items: shortLine },
        servicesHeading: line,
        servicesIntro: line,
        aboutHeading: line,
        about: paragraphs,
        valuePoints: titledTexts(4),
        projectsIntro: line,
        areasIntro: line,
        reviewsHeading: line,
        formIntro: line,
        steps: titledTexts(3),
        footer: line,
      },
      ["headline", "subtext", "badges", "aboutHeading", "about", "valuePoints", "steps"],
    ),

    pictures: strictObject({ logo, hero: picture, about: picture }, []),
    /** The name does not stand beside the logo then. */
    logoHasName: { type: "boolean" },

    /** All others are derived from them (palette.ts). Without them the site has the sample's. */
    colors: strictObject({ ground: hexColor, accent: hexColor }),
    /** The drawings of hills and firs are of one region. */
    hidesHills: { type: "boolean" },

    /** What the form offers. The value "other" is for everything else: the terms do not list it. */
    serviceTypes: {
      type: "array",
      minItems: 1,
      maxItems: 50,
      items: strictObject({
        value: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 100 },
        label: line,
      }),
    },

    schemaType: { type: "string", enum: schemaTypes },

    /** The cards of the legal pages; a card without a text is left out, unless the site has text of its own for it. */
    legal: strictObject(
      {
        privacyCollect: paragraphs,
        privacyUse: paragraphs,
        privacySharing: paragraphs,
        privacySecurity: paragraphs,
        privacyRights: paragraphs,
        termsAcceptance: paragraphs,
        termsServices: paragraphs,
        termsEstimates: paragraphs,
        termsLicensing: paragraphs,
        termsWarranties: paragraphs,
        termsLiability: paragraphs,
        termsWebsite: paragraphs,
      },
      [],
    ),
  },
  [
    "name",
    "shortName",
    "phone",
    "address",
    "links",
    "hours",
    "specialDays",
    "map",
    "words",
    "pictures",
    "serviceTypes",
    "legal",
  ],
);

export type Business = FromSchema<typeof businessSchema>;

/** The business as the owner reads and writes it: with the version that the next change must name. */
export const storedBusinessSchema = {
  ...businessSchema,
  properties: {
    ...businessSchema.properties,
    version: { type: "integer", minimum: 1, maximum: MAX_INT4 },
  },
  required: [...businessSchema.required, "version"],
} as const satisfies JSONSchema;

export type StoredBusiness = Business & { version: number };

const COLOR = "Please choose both colors, such as #1b3a2f";

/** The messages for invalid fields, by path; `*` stands for any position in a list. */
export const businessMessages: Readonly<Record<string, string>> = {
  phone: "Please enter the ten digits of a US number, without the 1",
  "links.facebook": pageSuchAs("www.facebook.com/yourname"),
  "links.instagram": pageSuchAs("www.instagram.com/yourname"),
  "links.yelp": pageSuchAs("www.yelp.com/biz/your-name"),
  "links.google": pageSuchAs("g.page/your-name"),
  "links.nextdoor": pageSuchAs("nextdoor.com/pages/your-name"),
  "license.link": pageSuchAs("sos.example.gov/check"),
  "rating.link": pageSuchAs("g.page/your-name/review"),
  "address.state": "Please choose a state",
  "address.zip": "Please enter five digits, such as 12345",
  "map.latitude": "Please enter a number from -85 to 85",
  "map.longitude": "Please enter a number from -180 to 180",
  "map.radiusMiles": "Please enter a number from 1 to 300",
  "rating.value": "Please enter a number from 1 to 5",
  "rating.count": "Please enter a whole number, 1 or more",
  since: "Please enter a year, such as 2009",
  "colors.ground": COLOR,
  "colors.accent": COLOR,
  "specialDays.*.date": "Please choose a date",
  "serviceTypes.*.value": "Please use small letters, digits and hyphens only",
};

function pageSuchAs(example: string): string {
  return `Please enter the address of the page, such as https://${example}`;
}

/** Where the owner reads and writes the business. */
export const BUSINESS_PATH = "/api/admin/business";

/** The paragraphs of a text: a blank line begins the next. */
export function paragraphsOf(written: string): string[] {
  return written
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** The parts of the business, in the order of the owner's screen, with the fields of each. */
export const businessSections = {
  contact: ["name", "shortName", "phone", "email", "address", "links"],
  hours: ["hours", "timeZone", "specialDays", "emergency", "repliesWithin"],
  answers: ["answersByEmail"],
  trust: ["license", "isInsured", "rating", "since", "owner"],
  words: ["language", "trade", "words"],
  pictures: ["pictures", "logoHasName"],
  colors: ["colors", "hidesHills"],
  serviceTypes: ["serviceTypes", "schemaType"],
  map: ["region", "map"],
  legal: ["legal"],
} as const satisfies Record<string, readonly (keyof Business)[]>;

export type BusinessSection = keyof typeof businessSections;
