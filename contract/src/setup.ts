import type { BusinessSection } from "./businessSections";
import type { FromSchema, JSONSchema } from "./jsonSchema";
import { type LandingList, landingLists } from "./landingContent";

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

export type SetupStatus = Readonly<{
  /** Name, phone, e-mail or street are still the sample's: the pages carry noindex. */
  isSample: boolean;
  /** The sections of the business in which something that should be the owner's own still equals the sample. */
  sampleSections: readonly BusinessSection[];
  /** How many items of each kind still equal the sample's, active or not. */
  sampleItems: Readonly<Record<LandingList, number>>;
  /** Whether an active project, or the business itself, shows an uploaded photo. */
  hasOwnPhotos: boolean;
  isSomebodyNotified: boolean;
  /** "https://example.com", from DOMAIN. */
  address: string | null;
  hasOffsiteBackup: boolean;
}>;
