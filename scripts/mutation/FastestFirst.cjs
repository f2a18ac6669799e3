const { default: TestSequencer } = require("@jest/test-sequencer");

/** Jest's own order serves many workers; one worker that stops at the first failure starts with the quick ones. */
module.exports = class FastestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).reverse();
  }
};
