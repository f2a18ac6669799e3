const { activeMutant, filesThatRun } = require("./coverage.cjs");

/** Jest's `filter`: only the test files that run the mutant under test. */
module.exports = (testPaths) => {
  const mutant = activeMutant();
  const filtered = mutant === undefined ? undefined : filesThatRun(mutant);
  return { filtered: filtered ?? testPaths };
};
