const { TestEnvironment } = require("jest-environment-node");
const { activeMutant, countRuns, recordCoverage } = require("./coverage.cjs");

/** The mutant that a test has already killed; this module lives as long as Stryker's worker. */
let killed = "";

/**
 * Node's environment with two things that Stryker leaves out for Jest: it records which mutants each test file runs,
 * in modules and hooks too, and it skips the remaining tests once one has failed.
 */
module.exports = class MutantEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
  }

  async setup() {
    await super.setup();
    this.runsBefore = countRuns(this.global.__stryker__);
  }

  async handleTestEvent({ name, test }, { rootDescribeBlock }) {
    const mutant = activeMutant();
    if (mutant === undefined) return;
    if (name === "test_fn_failure" || name === "hook_failure") killed = mutant;
    if (killed !== mutant) return;
    if (name === "run_start") skipAll(rootDescribeBlock);
    if (name === "test_start") test.mode = "skip";
  }

  async teardown() {
    if (activeMutant() === undefined) {
      recordCoverage(this.testPath, this.runsBefore, countRuns(this.global.__stryker__));
    }
    await super.teardown();
  }
};

function skipAll(block) {
  block.mode = "skip";
  for (const child of block.children) {
    if (child.type === "describeBlock") skipAll(child);
    else child.mode = "skip";
  }
}
