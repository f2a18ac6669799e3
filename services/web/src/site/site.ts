import { directionsTo } from "@ridgeline/contract/directions";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import type { Site } from "@ridgeline/contract/site";
import siteJson from "../../../../site.json";

/** The business: site.json. */
export const site = siteJson as Site; // JSON types lose the enums; the build has checked it against the schema

/** "Over 15 years" is the company's claim (requirement 1), also for a site.json that does not say. */
export const yearsInBusiness = site.yearsInBusiness ?? 15;

const { street, city, state, zip } = site.address;

/** The way to the business. */
export const directionsHref = directionsTo(`${street}, ${city}, ${state} ${zip}`);

/** The business's number: as text, and as links that call it and write to it. */
export const phone = {
  text: formatPhone(site.phone),
  callHref: `tel:${toDialable(site.phone)}`,
  textHref: `sms:${toDialable(site.phone)}`,
};
