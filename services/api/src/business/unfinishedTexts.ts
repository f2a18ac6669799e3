import {
  type Business,
  type BusinessSection,
  businessSections,
} from "@ridgeline/contract/business";
import { states } from "@ridgeline/contract/place";
import type { TextPlace } from "@ridgeline/contract/setupStatus";
import { type LandingContent, landingLists } from "@ridgeline/contract/siteData";
import { isDeepStrictEqual } from "node:util";
import { sampleBusiness } from "./sampleBusiness";

const sections = Object.keys(businessSections) as BusinessSection[]; // its own keys

/** Texts that no two businesses share. All others may stay if they are true of this business, too. */
const OWN =
  /^(name|shortName|description|phone|email|address\.street|license\.number|words\.(headline|subtext|about|aboutHeading))$/;

/** What is still the sample's: own texts, numbers, and any text with one of its sentences that is not true of this business. */
export function findSampleTexts(business: Business): TextPlace[] {
  const ownFacts = factsOf(business);
  const untrueFacts = factsOf(sampleBusiness).filter((fact) => !ownFacts.includes(fact));
  const untrue = (sentence: string) => untrueFacts.some((fact) => sentence.includes(fact));
  const ofSample = textsOf(sampleBusiness);
  const own = new Map(ofSample.map(({ path, value }) => [path, value]));
  const sentences = ofSample.flatMap(({ value }) => sentencesOf(value)).filter(untrue);

  const texts = textsOf(business).filter(
    ({ path, value }) =>
      (OWN.test(path) && value === own.get(path)) ||
      sentencesOf(value).some((sentence) => sentences.includes(sentence)),
  );
  const figuresOfSample = figuresOf(sampleBusiness);
  const figures = figuresOf(business).filter(
    ({ value }, index) => value && isDeepStrictEqual(value, figuresOfSample[index]?.value),
  );
  return [...texts, ...figures].map(({ screen, path }) => ({ screen, text: path }));
}

/** Values other than text. The week counts as a whole, with the promises beside it, since any one day may be the same. */
function figuresOf({ rating, map, serviceTypes, ...others }: Business) {
  const { hours, specialDays, emergency, repliesWithin } = others;
  return [
    { screen: "hours", path: "hours", value: [hours, specialDays, emergency, repliesWithin] },
    { screen: "trust", path: "rating", value: rating && [rating.value, rating.count] },
    { screen: "serviceTypes", path: "serviceTypes", value: serviceTypes },
    { screen: "map", path: "map", value: [map.latitude, map.longitude] },
  ] as const;
}

/** What the texts of a business may name, in lower case. */
function factsOf(business: Business): string[] {
  const { name, shortName, address, region, repliesWithin, yearsInBusiness } = business;
  const facts = [name, shortName, address.city, states[address.state], region, repliesWithin];
  return [...facts, yearsInBusiness && `${yearsInBusiness} years`]
    .filter((fact) => typeof fact === "string")
    .map((fact) => fact.toLowerCase());
}

function sentencesOf(text: string): string[] {
  return text.toLowerCase().split(/(?<=[.!?])\s+/);
}

const CLAIM = /\b(licensed|insured|bonded)\b/i;
const CLAIM_OF_INSURED = /\b(licensed|bonded)\b/i;
/** Names and addresses, which are no claims. */
const NO_CLAIM = /^(name|shortName|email|links)\b|\.(imageUrl|link|slug|value)$/;

/** The texts that claim a license, or an insurance, although the business has none. */
export function findLicenseClaims(business: Business, content: LandingContent): TextPlace[] {
  if (business.license) return [];
  const claim = business.isInsured ? CLAIM_OF_INSURED : CLAIM;
  const isClaim = ({ path, value }: Text) => claim.test(value) && !NO_CLAIM.test(path);
  const ofBusiness = textsOf(business).filter(isClaim);
  return [
    ...ofBusiness.map(({ screen, path }) => ({ screen, text: path })),
    ...landingLists.flatMap((screen) =>
      content[screen]
        .filter((item) => textsIn(item, screen).some(isClaim))
        .map((item) => ({ screen, text: "title" in item ? item.title : item.name })),
    ),
  ];
}

type Text = { path: string; value: string };

function textsOf(business: Business) {
  return sections.flatMap((screen) =>
    businessSections[screen].flatMap((field) =>
      textsIn(business[field], field).map((text) => ({ screen, ...text })),
    ),
  );
}

function textsIn(value: unknown, path: string): Text[] {
  if (typeof value === "string") return [{ path, value }];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}
