const { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } = require("node:fs");
const { createHash } = require("node:crypto");
const { join } = require("node:path");

/** In Stryker's copy of the repository, which is the working directory of every worker. */
const FOLDER = join(process.cwd(), ".cache/covered-mutants");

/** The id of the mutant that is switched on; undefined in the first run, which only measures. */
exports.activeMutant = () => process.env["__STRYKER_ACTIVE_MUTANT__"];

/** How often each mutant's code has been run so far in this process. */
exports.countRuns = (stryker) => {
  const { static: outsideTests = {}, perTest = {} } = stryker?.mutantCoverage ?? {};
  const counts = {};
  for (const runs of [outsideTests, ...Object.values(perTest)]) {
    for (const [id, count] of Object.entries(runs)) counts[id] = (counts[id] ?? 0) + count;
  }
  return counts;
};

/** Keeps the mutants that this test file has run. */
exports.recordCoverage = (testPath, before, after) => {
  mkdirSync(FOLDER, { recursive: true });
  const mutants = Object.keys(after).filter((id) => after[id] !== before[id]);
  const name = createHash("sha256").update(testPath).digest("hex");
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify({ testPath, mutants }));
};

/** The test files that run the mutant; undefined before the first run. */
exports.filesThatRun = (mutant) => {
  if (!existsSync(FOLDER)) return undefined;
  const records = readdirSync(FOLDER).map((name) =>
    JSON.parse(readFileSync(join(FOLDER, name), "utf8")),
  );
  return records.filter(({ mutants }) => mutants.includes(mutant)).map(({ testPath }) => testPath);
};
