import type { BusinessSection } from "./business";
import type { LandingList } from "./siteData";

/** GET: what is left to do until the site is the owner's own, as a SetupStatus. */
export const SETUP_PATH = "/api/admin/setup";

/** DELETE: removes every unchanged sample item of all kinds (204). */
export const SAMPLES_PATH = "/api/admin/samples";

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
