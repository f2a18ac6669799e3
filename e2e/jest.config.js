import { nodeProject } from "../jest.swc.js";

/**
 * The compose stack, brought up once through testcontainers and met through nginx, and then broken, a short version of
 * `make test-faults`. Run it in band. Needs a Docker engine.
 */
export default {
  ...nodeProject,
  displayName: "stack",
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/stack", "<rootDir>/faults"],
  // Upgrades build images, a swarm starts anew: `make test-faults` only.
  testPathIgnorePatterns: ["faults/swarm", "faults/upgrade"],
  globalSetup: "<rootDir>/stack/globalSetup.ts",
  globalTeardown: "<rootDir>/stack/globalTeardown.ts",
  // Some tests stop containers and wait until they are healthy again.
  testTimeout: 60_000,
};
