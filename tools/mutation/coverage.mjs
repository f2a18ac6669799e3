// Which mutants each test file runs, kept in Stryker's copy of the repository, the working directory of every worker.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {Record<string, number>} Runs how often each mutant's code has been run */
/** @typedef {{ mutantCoverage?: { static?: Runs, perTest?: Record<string, Runs> } }} Stryker its object in the tests */
/** @typedef {{ testPath: string, mutants: string[] }} Coverage */

const FOLDER = join(process.cwd(), ".cache/covered-mutants");

/** The id of the mutant that is switched on; undefined in the first run, which only measures. */
export const activeMutant = () => process.env["__STRYKER_ACTIVE_MUTANT__"];

/**
 * How often each mutant's code has been run so far in this process.
 * @param {Stryker | undefined} stryker
 */
export function countRuns(stryker) {
  const { static: outsideTests = {}, perTest = {} } = stryker?.mutantCoverage ?? {};
  /** @type {Runs} */
  const counts = {};
  for (const runs of [outsideTests, ...Object.values(perTest)]) {
    for (const [id, count] of Object.entries(runs)) counts[id] = (counts[id] ?? 0) + count;
  }
  return counts;
}

/**
 * Keeps the mutants that this test file has run.
 * @param {string} testPath
 * @param {Runs} before
 * @param {Runs} after
 */
export function recordCoverage(testPath, before, after) {
  mkdirSync(FOLDER, { recursive: true });
  const mutants = Object.keys(after).filter((id) => after[id] !== before[id]);
  const name = createHash("sha256").update(testPath).digest("hex");
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify({ testPath, mutants }));
}

/**
 * The test files that run the mutant; undefined before the first run.
 * @param {string} mutant
 */
export function filesThatRun(mutant) {
  if (!existsSync(FOLDER)) return undefined;
  const records = readdirSync(FOLDER).map((name) => {
    const record = /** @type {Coverage} what recordCoverage wrote */ (
      JSON.parse(readFileSync(join(FOLDER, name), "utf8"))
    );
    return record;
  });
  return records.filter(({ mutants }) => mutants.includes(mutant)).map(({ testPath }) => testPath);
}
