import { nodeProject } from "../jest.swc.js";

/**
 * Tests of the compose stack, through nginx, and a short version of `make test-faults`. testcontainers starts the stack
 * once for all tests, so run them in band. Needs a Docker engine.
 */
export default {
  ...nodeProject,
  displayName: "stack",
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/stack", "<rootDir>/faults"],
  // Too slow here, `make test-faults` only.
  testPathIgnorePatterns: ["faults/registry"],
  testSequencer: "<rootDir>/stack/LastOnes.mjs",
  globalSetup: "<rootDir>/stack/globalSetup.ts",
  globalTeardown: "<rootDir>/stack/globalTeardown.ts",
  // Some tests stop containers and wait until they are healthy again.
  testTimeout: 60_000,
};
