import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import type { Site } from "@ridgeline/contract/site";
import siteJson from "../../../../site.json";

/** The business: site.json. */
export const site = siteJson as Site; // JSON types lose the enums; the build has checked it against the schema

const { street, city, state, zip } = site.address;

/** Opens the map app of a phone, or Google Maps. */
export const directionsHref = `https://www.google.com/maps/dir/?${new URLSearchParams({
  api: "1",
  destination: `${street}, ${city}, ${state} ${zip}`,
}).toString()}`;

/** The business's number: as text, and as links that call it and write to it. */
export const phone = {
  text: formatPhone(site.phone),
  callHref: `tel:${toDialable(site.phone)}`,
  textHref: `sms:${toDialable(site.phone)}`,
};
