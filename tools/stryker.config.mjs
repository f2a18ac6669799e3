// Stryker for `make mutate` (mutate.mjs): tries each mutant with the tests in the folders of the files, or in TESTS.
// With the tests of everything that imports a file, one mutant would take minutes.
import { base, withPostgres } from "../jest.config.js";

const { TESTS = "" } = process.env;

export default {
  testRunner: "jest",
  jest: {
    config: {
      ...(TESTS.includes("services/api") ? withPostgres : base),
      projects: [], // none of jest.config.js, which Stryker reads too
      roots: TESTS.split(",").map((folder) => `<rootDir>/${folder}`),
      testPathIgnorePatterns: ["\\.process\\.test\\.ts$"],
    },
  },
  coverageAnalysis: "perTest",
  timeoutMS: 60_000, // Stryker counts a timeout as a kill, even on a busy machine
  ignorePatterns: ["/bench", "/docs", "dist", ".cache", ".data", "backups"],
  tempDirName: ".cache/mutation",
  reporters: ["clear-text", "html"],
  htmlReporter: { fileName: ".cache/mutants.html" },
};
