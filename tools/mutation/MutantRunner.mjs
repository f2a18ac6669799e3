import TestRunner from "jest-runner";
import { activeMutant } from "./coverage.mjs";

/** Jest's runner, which leaves out the remaining test files once one has killed the mutant. Stryker forbids `bail`. */
export default class MutantRunner extends TestRunner {
  /**
   * @override
   * @param {Parameters<TestRunner["runTests"]>} parameters
   */
  async runTests(...parameters) {
    const [, watcher] = parameters;
    const stop = () => watcher.setState({ interrupted: true });
    if (activeMutant() !== undefined) {
      this.on("test-file-success", ([, { numFailingTests }]) => {
        if (numFailingTests > 0) void stop();
      });
      this.on("test-file-failure", () => void stop());
    }
    await super.runTests(...parameters);
  }
}
