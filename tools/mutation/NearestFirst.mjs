import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import TestSequencer from "@jest/test-sequencer";
import { activeMutant, filesThatRun } from "./coverage.mjs";

/** @typedef {Parameters<TestSequencer["sort"]>[0]} Tests */

/**
 * Runs only the test files that run the mutant: those whose folder is nearest to it first, then the quickest. Jest's own
 * order serves many workers; here one worker stops at the first failure.
 */
export default class NearestFirst extends TestSequencer {
  /**
   * @override
   * @param {Tests} tests
   * @returns {Tests}
   */
  sort(tests) {
    const mutant = activeMutant();
    const covering = mutant === undefined ? undefined : filesThatRun(mutant);
    const longestFirst = /** @type {Tests} never a promise */ (super.sort(tests));
    if (mutant === undefined || covering === undefined) return longestFirst;
    const home = fileOf(mutant);
    return [...longestFirst]
      .filter(({ path }) => covering.includes(path))
      .reverse()
      .sort((a, b) => sharedFolders(b.path, home) - sharedFolders(a.path, home));
  }
}

/** @type {Map<string, string>} by mutant; this module lives as long as Stryker's worker */
const files = new Map();

/**
 * The file that Stryker has put the mutant into.
 * @param {string} mutant
 */
function fileOf(mutant) {
  if (files.size === 0) {
    for (const folder of ["contract/src", "services/api/src"]) readMutants(folder);
  }
  return files.get(mutant) ?? "";
}

/** @param {string} folder */
function readMutants(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const path = join(process.cwd(), folder, name);
    for (const [, id = ""] of readFileSync(path, "utf8").matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) {
      files.set(id, path);
    }
  }
}

/**
 * @param {string} a
 * @param {string} b
 */
function sharedFolders(a, b) {
  const [first, second] = [dirname(a).split(sep), dirname(b).split(sep)];
  const end = first.findIndex((folder, index) => folder !== second[index]);
  return end === -1 ? first.length : end;
}
