import path from "node:path";
import { nodeProject } from "../../jest.swc.js";

/** The tests of the contract, the API and the database as one project, as Stryker needs them. */
export default {
  ...nodeProject,
  rootDir: "../..",
  roots: ["<rootDir>/contract", "<rootDir>/db", "<rootDir>/services/api"],
  testPathIgnorePatterns: ["\\.process\\.test\\.ts$"],
  globalSetup: "<rootDir>/services/api/test/globalSetup.ts",
  globalTeardown: "<rootDir>/services/api/test/globalTeardown.ts",
  testEnvironment: path.join(import.meta.dirname, "MutantEnvironment.cjs"),
  testSequencer: "<rootDir>/scripts/mutation/FastestFirst.cjs",
  filter: "<rootDir>/scripts/mutation/coveringTests.cjs",
};
