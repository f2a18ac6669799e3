import type { BusinessSection } from "./business";
import type { FromSchema, JSONSchema } from "./jsonSchema";
import { type LandingList, landingLists } from "./siteData";

/** GET: what is left to do until the site is the owner's own, as a SetupStatus. */
export const SETUP_PATH = "/api/admin/setup";

/**
 * PUT with HiddenSamples: hides (deactivates) the sample's unchanged items of these kinds, and answers the SetupStatus.
 * DELETE: removes every unchanged sample item of all kinds (204).
 */
export const SAMPLES_PATH = "/api/admin/samples";

export const hiddenSamplesSchema = {
  type: "object",
  properties: {
    hide: {
      type: "array",
      maxItems: landingLists.length,
      items: { type: "string", enum: landingLists },
    },
  },
  required: ["hide"],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type HiddenSamples = FromSchema<typeof hiddenSamplesSchema>;

/** A text of the site: the owner's screen that it is on, and its path ("words.footer") or the name of its item there. */
export type TextPlace = Readonly<{ screen: BusinessSection | LandingList; text: string }>;

export type SetupStatus = Readonly<{
  /** Name, phone, e-mail or street are still the sample's: the pages carry noindex. */
  isSample: boolean;
  /** What should be the owner's own, but still is the sample's. */
  sampleTexts: readonly TextPlace[];
  /** The texts that say "licensed", "insured" or "bonded" although no license is entered. */
  licenseClaims: readonly TextPlace[];
  /** How many items of each kind still equal the sample's, active or not. */
  sampleItems: Readonly<Record<LandingList, number>>;
  /** Whether an active project, or the business itself, shows an uploaded photo. */
  hasOwnPhotos: boolean;
  isSomebodyNotified: boolean;
  /** "https://example.com", from DOMAIN. */
  address: string | null;
  hasOffsiteBackup: boolean;
}>;
