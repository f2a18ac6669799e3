import { nodeProject } from "../jest.swc.js";

/** The compose stack, met and broken: brought up once through testcontainers. Run it in band. Needs a Docker engine. */
export default {
  ...nodeProject,
  displayName: "stack",
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/stack", "<rootDir>/faults"],
  globalSetup: "<rootDir>/stack/globalSetup.ts",
  globalTeardown: "<rootDir>/stack/globalTeardown.ts",
  // Some tests stop containers and wait until they are healthy again.
  testTimeout: 60_000,
};
