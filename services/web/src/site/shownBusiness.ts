import type { Business } from "@ridgeline/contract/business";
import { timeZoneOf } from "@ridgeline/contract/hours";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import { OTHER } from "@ridgeline/contract/quoteFields";
import { states } from "@ridgeline/contract/place";
import type { LogoLook, SiteData } from "@ridgeline/contract/siteData";
import { createContext, use } from "react";
import type { BrandMark } from "../ui/Brand";
import type { PageBusiness } from "./pageBusiness";

export function pageBusinessOf(business: Business, mark?: BrandMark): PageBusiness {
  const { shortName, phone, repliesWithin, serviceTypes, hours, specialDays, language } = business;
  return {
    shortName,
    phone,
    ...(repliesWithin !== undefined && { repliesWithin }),
    serviceTypes,
    hours,
    specialDays,
    timeZone: timeZoneOf(business),
    ...(language && { language }),
    ...(mark && { mark }),
  };
}

/** What stands beside the name, or in its place. */
export function markOf(
  { pictures, logoHasName, hidesHills }: Business,
  logoLook: LogoLook | undefined,
): BrandMark {
  return { logo: pictures.logo, logoHasName, hidesHills, logoLook };
}

/** The whole business, with what else the pages show of it: on the server only. */
export type ShownBusiness = Business & Pick<SiteData, "isSample" | "logoLook">;

export const BusinessContext = createContext<ShownBusiness | undefined>(undefined);

export const PageBusinessContext = createContext<PageBusiness | undefined>(undefined);

export function useBusiness(): ShownBusiness {
  const business = use(BusinessContext);
  if (!business) throw new Error("There is no BusinessContext around this component");
  return business;
}

export function usePageBusiness(): PageBusiness {
  const business = use(PageBusinessContext);
  if (!business) throw new Error("There is no PageBusinessContext around this component");
  return business;
}

/** For `lang`, of the owner's words; nothing if they are English, as the page is. */
export function useWordsLanguage(): Business["language"] {
  return use(PageBusinessContext)?.language;
}

/** The business's number: as text, and as links that call it and write to it. */
export function usePhone() {
  const { phone } = usePageBusiness();
  return {
    text: formatPhone(phone),
    callHref: `tel:${toDialable(phone)}`,
    textHref: `sms:${toDialable(phone)}`,
  };
}

/** The profiles that the business has; for the sample all of them, since it shows placeholders (requirement 3.11). */
export function shownProfiles(
  profiles: Record<string, string | undefined>,
  { isSample }: ShownBusiness,
) {
  return Object.entries(profiles).filter(([, href]) => isSample || href !== undefined);
}

/** Where reviews of it are (requirement 3.11). */
export function reviewProfiles(business: ShownBusiness) {
  const { google, facebook, nextdoor, yelp } = business.links;
  return shownProfiles(
    { Google: google, Facebook: facebook, Nextdoor: nextdoor, Yelp: yelp },
    business,
  );
}

/** "Dahlonega, Georgia" */
export function placeOf({ address }: Business): string {
  return `${address.city}, ${states[address.state]}`;
}

/** Of the landing page: "Roofing in Duluth, MN | Blue Anvil Roofing". */
export function titleOf(business: Business): string {
  const { name, address } = business;
  const first = whatAndWhere(business, `${address.city}, ${address.state}`);
  return first === undefined ? `${name} | ${placeOf(business)}` : `${first} | ${name}`;
}

/** "Roofing in Duluth, Minnesota", if what it does is known. */
export function whatAndWhere(business: Business, place = placeOf(business)): string | undefined {
  const trade = tradeOf(business);
  return trade && `${trade} in ${place}`;
}

const TRADES: Partial<Record<NonNullable<Business["schemaType"]>, string>> = {
  RoofingContractor: "Roofing",
  HousePainter: "Painting",
  Plumber: "Plumbing",
  Electrician: "Electrical work",
  HVACBusiness: "Heating and cooling",
};

/** For a business that has not said it: what it is for search engines, or its kinds of work if they are short. */
function tradeOf({ trade, schemaType, serviceTypes }: Business): string | undefined {
  const [first, second, third] = kindsOf({ serviceTypes });
  const kinds = new Intl.ListFormat("en-US").format(
    [first, second, third && "more"].filter((kind) => kind !== undefined),
  );
  const known = trade ?? (schemaType && TRADES[schemaType]) ?? kinds;
  return known !== "" && known.length <= 60 ? known : undefined;
}

/** The kinds of work in words, without the one for everything else. */
export function kindsOf({ serviceTypes }: Pick<Business, "serviceTypes">): string[] {
  return serviceTypes.filter(({ value }) => value !== OTHER).map(({ label }) => label);
}

/** For search engines and link previews, which show some 160 characters: what it does, where. */
export function descriptionOf({
  business,
  content,
}: Pick<SiteData, "business" | "content">): string {
  const work = firstOf(kindsOf(business), 80);
  const towns = content["service-areas"].map(({ name }) => name);
  const others = firstOf(
    towns.filter((name) => name !== business.address.city),
    50,
  );
  const what = work === "" ? business.name : `${business.name}: ${work}`;
  return `${what} in ${placeOf(business)}${others && `, and in ${others}`}.`;
}

/** "Roof Repair, Storm Damage": the first of them, together at most so many characters. */
function firstOf(texts: readonly string[], most: number): string {
  const lines = texts.map((_, at) => texts.slice(0, at + 1).join(", "));
  return lines.filter(({ length }) => length <= most).pop() ?? "";
}

/** " within 24 hours", or nothing if the business promises no time. */
export function replyTime({ repliesWithin }: Pick<Business, "repliesWithin">): string {
  return repliesWithin === undefined ? "" : ` within ${repliesWithin}`;
}
