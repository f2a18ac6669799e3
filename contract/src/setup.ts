import type { BusinessSection } from "./business";

/**
 * GET: what is left to do until the site is the owner's own, as a SetupStatus. POST: a content file that replaces the sample
 * business and all sample items (201); the same again changes nothing; any other is
 * answered 409 once the site is no longer the sample's.
 */
export const SETUP_PATH = "/api/admin/setup";

export type SetupStatus = Readonly<{
  /** Name, phone, e-mail or street are still the sample's: the pages carry noindex. */
  isSample: boolean;
  /** The parts of the business that are the sample's, unchanged. */
  sampleParts: readonly BusinessSection[];
  /** A notification has been delivered, and none is failing. */
  isSomebodyNotified: boolean;
  /** Whether an active project, or the business itself, shows an uploaded photo. */
  hasOwnPhotos: boolean;
  /** Whether an active review is on the site, or the stars of another one. */
  hasReview: boolean;
  /** "https://example.com", from DOMAIN. */
  address: string | null;
  hasOffsiteBackup: boolean;
}>;
