import { readFileSync } from "node:fs";
import type { Business } from "@ridgeline/contract/business";

/** The business of a new site. */
export const sample = JSON.parse(
  readFileSync(new URL("../../db/seeds/sampleBusiness.json", import.meta.url), "utf8"),
) as Business & { email: string }; // checked when it is seeded

const { phone } = sample;
export const phoneText = `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
