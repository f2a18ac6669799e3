// The order of the tests of the stack: an upgrade comes last, since it leaves containers of another version.
import TestSequencer from "@jest/test-sequencer";

/** @typedef {Parameters<TestSequencer["sort"]>[0]} Tests */

export default class UpgradeLast extends TestSequencer {
  /** @override @param {Tests} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => Number(isUpgrade(a)) - Number(isUpgrade(b)));
  }
}

/** @param {Tests[number]} test */
const isUpgrade = (test) => test.path.endsWith("/upgrade.test.ts");
