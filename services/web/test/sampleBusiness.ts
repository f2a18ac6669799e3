import type { StoredBusiness } from "@ridgeline/contract/business";
import type { SetupStatus } from "@ridgeline/contract/setup";
import sample from "@ridgeline/db/seeds/sampleBusiness.json";

/** The business of the sample, as it is read first. */
export const sampleBusiness = { ...sample, version: 1 } as StoredBusiness; // JSON types lose the enums

/** The site as it comes. */
export const freshSetup: SetupStatus = {
  isSample: true,
  sampleSections: ["contact", "hours", "trust", "words", "serviceTypes", "map", "legal"],
  sampleItems: { services: 10, "featured-projects": 6, "service-areas": 1, testimonials: 8 },
  hasOwnPhotos: false,
  isSomebodyNotified: false,
  address: null,
  hasOffsiteBackup: false,
};

/** Nothing left to do. */
export const finishedSetup: SetupStatus = {
  isSample: false,
  sampleSections: [],
  sampleItems: { services: 0, "featured-projects": 0, "service-areas": 0, testimonials: 0 },
  hasOwnPhotos: true,
  isSomebodyNotified: true,
  address: "https://example.com",
  hasOffsiteBackup: true,
};
