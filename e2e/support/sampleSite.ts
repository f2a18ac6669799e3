import { readFileSync } from "node:fs";
import type { Business } from "@ridgeline/contract/business";

/** The business of a new site. */
export const sample = JSON.parse(
  readFileSync(new URL("../../db/seeds/sampleBusiness.json", import.meta.url), "utf8"),
) as Business & { email: string }; // checked when it is seeded

const { phone } = sample;
export const phoneText = `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
export const callHref = `tel:+1${phone}`;

/** The navigation's items: their labels and the anchors that they lead to. */
export const navItems = [
  ["Services", "services"],
  ["About", "about"],
  ["Areas", "areas"],
  ["Reviews", "reviews"],
  ["Contact", "contact"],
] as const;
