import type { SetupStatus } from "../src/setup";

/** A site that is its owner's own. */
export const finishedSetup: SetupStatus = {
  isSample: false,
  sampleParts: [],
  isSomebodyNotified: true,
  hasOwnPhotos: true,
  hasReview: true,
  address: "https://example.com",
  hasOffsiteBackup: true,
};
