import type { StoredBusiness } from "@ridgeline/contract/business";
import type { SetupStatus } from "@ridgeline/contract/setupStatus";
import sample from "@ridgeline/db/seeds/sampleBusiness.json";

/** The sample business, as it is read first. */
export const sampleBusiness = { ...sample, version: 1 } as StoredBusiness; // JSON types lose the enums

/** The setup of a new site. */
export const freshSetup: SetupStatus = {
  isSample: true,
  sampleTexts: [
    { screen: "contact", text: "name" },
    { screen: "words", text: "words.headline" },
    { screen: "serviceTypes", text: "serviceTypes" },
  ],
  licenseClaims: [],
  sampleItems: { services: 10, "featured-projects": 6, "service-areas": 1, testimonials: 8 },
  hasOwnPhotos: false,
  isSomebodyNotified: false,
  address: null,
  hasOffsiteBackup: false,
};
