/** For a share of all mutants only, 0 to 1. */
const { MUTATION_SAMPLE } = process.env;

/**
 * Mutation tests of the contract and the API: `make mutate`. docs/mutants.md has the results.
 * @satisfies {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  mutate: [
    "contract/src/**/*.ts",
    "services/api/src/**/*.ts",
    "!**/*.test.ts",
    // Only the built processes run these, and the process tests, which start them, cannot see a mutant.
    "!services/api/src/main.ts",
    "!services/api/src/standalone.ts",
    "!services/api/src/encoder.ts",
    "!services/api/src/renderer.ts",
    "!services/api/src/commands/**",
    "!services/api/src/standalone/**",
    "!services/api/src/process/runProcess.ts",
  ],
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner", "./tools/mutation/SampleChecker.mjs"],
  checkers: MUTATION_SAMPLE ? ["sample"] : [],
  jest: {
    configFile: "tools/mutation/jest.config.js",
    enableFindRelatedTests: false, // tools/mutation/NearestFirst.mjs finds them, and more precisely
  },
  coverageAnalysis: "perTest",
  concurrency: 2,
  maxTestRunnerReuse: 50, // a mutant may leave a server or a timer behind
  timeoutMS: 120_000, // a busy machine must not kill a mutant
  dryRunTimeoutMinutes: 30,
  disableTypeChecks: false, // swc does not check types
  ignorePatterns: [
    "/backups",
    "/bench",
    "/docs",
    "/e2e",
    "/services/web/src",
    "dist",
    "/.cache",
    "/.data",
  ],
  incremental: !MUTATION_SAMPLE, // what the sample leaves out is no result to keep
  incrementalFile: ".cache/mutation/incremental.json",
  tempDirName: ".cache/mutation/sandbox",
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportTests: false,
    reportMutants: true,
  },
  jsonReporter: { fileName: ".cache/mutation/report.json" },
  htmlReporter: { fileName: ".cache/mutation/report.html" },
};
