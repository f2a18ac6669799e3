// Orders the stack tests: the upgrade comes last, since it leaves containers of another version.
import TestSequencer from "@jest/test-sequencer";

/** @typedef {Parameters<TestSequencer["sort"]>[0]} Tests */

export default class UpgradeLast extends TestSequencer {
  /** @override @param {Tests} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  }
}

/** @param {Tests[number]} test */
const isLast = ({ path }) => path.endsWith("/upgrade.test.ts");
