import path from "node:path";
import { nodeProject } from "../../jest.swc.js";

const here = import.meta.dirname;
/** Patterns for the only test files to run. Stryker's own --testFiles lets every static mutant survive (9.6.1). */
const { MUTATION_TESTS } = process.env;

/** The tests of the contract, the API and the database as one project, as Stryker needs them. */
export default {
  ...nodeProject,
  transform: {
    "/contract/generated/validate\\w+\\.js$": path.join(here, "compileSchema.mjs"),
    ...nodeProject.transform,
  },
  rootDir: "../..",
  roots: ["<rootDir>/contract", "<rootDir>/db", "<rootDir>/services/api"],
  ...(MUTATION_TESTS && { testMatch: MUTATION_TESTS.split(" ").map((at) => `<rootDir>/${at}`) }),
  testPathIgnorePatterns: ["\\.process\\.test\\.ts$", "/test/together/"],
  globalSetup: "<rootDir>/services/api/test/globalSetup.ts",
  globalTeardown: "<rootDir>/services/api/test/globalTeardown.ts",
  testTimeout: 60_000, // a busy machine must not kill a mutant
  testEnvironment: path.join(here, "MutantEnvironment.mjs"),
  testSequencer: path.join(here, "NearestFirst.mjs"),
  runner: path.join(here, "MutantRunner.mjs"),
};
