import { TestEnvironment } from "jest-environment-node";
import { activeMutant, countRuns, recordCoverage } from "./coverage.mjs";

/**
 * Node's environment with two things that Stryker leaves out for Jest: it records which mutants each test file runs,
 * in modules and hooks too, and it skips the file's remaining tests once one has failed.
 */
export default class MutantEnvironment extends TestEnvironment {
  #isKilled = false;
  #testPath;
  /** @type {import("./coverage.mjs").Runs} */
  #runsBefore = {};

  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    this.#testPath = parameters[1].testPath;
  }

  /** @override */
  async setup() {
    await super.setup();
    this.#runsBefore = this.#countRuns();
  }

  /**
   * Jest calls it. An afterAll() that fails after a test did must not hide that the test has killed the mutant: Stryker
   * would call it an error.
   * @param {{ name: string, test?: { mode?: string } }} event
   * @param {{ unhandledErrors: unknown[] }} state
   */
  handleTestEvent(event, state) {
    if (activeMutant() === undefined) return;
    if (event.name === "test_fn_failure" || event.name === "hook_failure") this.#isKilled = true;
    if (event.name === "run_finish" && this.#isKilled) state.unhandledErrors = [];
    if (event.name === "test_start" && event.test && this.#isKilled) event.test.mode = "skip";
  }

  /** @override */
  async teardown() {
    if (activeMutant() === undefined) {
      recordCoverage(this.#testPath, this.#runsBefore, this.#countRuns());
    }
    await super.teardown();
  }

  #countRuns() {
    return countRuns(/** @type {any} Stryker adds it to Node's */ (this.global).__stryker__);
  }
}
