// The order of the tests of the stack. Two come last: an upgrade leaves containers of another version, and leaving a swarm
// makes Docker forget the network names of the containers that run.
import TestSequencer from "@jest/test-sequencer";

const LAST = ["upgrade.test.ts", "swarm.test.ts"];

/** @typedef {Parameters<TestSequencer["sort"]>[0]} Tests */

export default class LastOnes extends TestSequencer {
  /** @override @param {Tests} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}

/** @param {Tests[number]} test */
const place = ({ path }) => LAST.findIndex((name) => path.endsWith(`/${name}`));
