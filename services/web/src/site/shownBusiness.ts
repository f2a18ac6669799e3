import type { Business } from "@ridgeline/contract/business";
import { timeZoneOf } from "@ridgeline/contract/hours";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import { states } from "@ridgeline/contract/place";
import type { LogoLook, SiteData } from "@ridgeline/contract/siteData";
import { createContext, use } from "react";
import type { BrandMark } from "../ui/Brand";
import type { PageBusiness } from "./pageBusiness";

export function pageBusinessOf(business: Business, mark?: BrandMark): PageBusiness {
  const { shortName, phone, repliesWithin, serviceTypes, hours, specialDays } = business;
  return {
    shortName,
    phone,
    ...(repliesWithin !== undefined && { repliesWithin }),
    serviceTypes,
    hours,
    specialDays,
    timeZone: timeZoneOf(business),
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

/** "Dahlonega, Georgia" */
export function placeOf({ address }: Business): string {
  return `${address.city}, ${states[address.state]}`;
}

/** In one line, for search engines and link previews. */
export function descriptionOf(business: Business): string {
  return `${business.name} in ${placeOf(business)}: ${business.words.headline}`;
}

/** " within 24 hours", or nothing if the business promises no time. */
export function replyTime({ repliesWithin }: Pick<Business, "repliesWithin">): string {
  return repliesWithin === undefined ? "" : ` within ${repliesWithin}`;
}
