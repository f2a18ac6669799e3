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
