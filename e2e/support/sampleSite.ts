import { readFileSync } from "node:fs";
import type { Site } from "@ridgeline/contract/site";

/** The site.json of the tested build. */
export const site = JSON.parse(
  readFileSync(new URL("../../site.json", import.meta.url), "utf8"),
) as Site; // checked by the build

const { phone } = site;
export const phoneText = `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
export const callHref = `tel:+1${phone}`;
export const textHref = `sms:+1${phone}`;

/** The items of the navigation: what they say, and the anchor that they lead to. */
export const navItems = [
  ["Services", "services"],
  ["About", "about"],
  ["Areas", "areas"],
  ["Reviews", "reviews"],
  ["Contact", "contact"],
] as const;

/** From the smallest phone to a laptop: width and height. */
export const screenSizes = [
  [320, 568],
  [375, 667],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;
