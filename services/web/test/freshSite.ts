import type { StoredBusiness } from "@ridgeline/contract/business";
import type { SetupStatus } from "@ridgeline/contract/setup";
import sample from "@ridgeline/db/seeds/sampleBusiness.json";

/** The sample business, as it is read first. */
export const sampleBusiness = { ...sample, version: 1 } as StoredBusiness; // JSON types lose the enums

/** The setup of a new site. */
export const freshSetup: SetupStatus = {
  isSample: true,
  sampleParts: ["contact", "words", "serviceTypes"],
  hasOwnPhotos: false,
  hasReview: false,
  isSomebodyNotified: false,
  address: null,
  hasOffsiteBackup: false,
};
