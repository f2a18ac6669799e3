import type { SetupStatus } from "../src/setupStatus";

/** Nothing left to do. */
export const finishedSetup: SetupStatus = {
  isSample: false,
  sampleTexts: [],
  licenseClaims: [],
  sampleItems: { services: 0, "featured-projects": 0, "service-areas": 0, testimonials: 0 },
  hasOwnPhotos: true,
  isSomebodyNotified: true,
  address: "https://example.com",
  hasOffsiteBackup: true,
};
