// Runs tests with Jest or Playwright, and counts them from the runner's JSON report.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./buildSteps.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {() => Counts} Run */
/** @typedef {Record<"numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites" | "numPendingTests" | "numTodoTests", number>} JestReport */
/** @typedef {{ stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>, errors: unknown[] }} PlaywrightReport */

const cache = join(root, ".cache");

/**
 * @param {string[]} flags
 * @returns {Run}
 */
export function jest(...flags) {
  return () =>
    run(
      (report) => ["jest", ...flags, "--json", `--outputFile=${report}`],
      (/** @type {JestReport} */ result) => ({
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
        skipped: result.numPendingTests + result.numTodoTests,
      }),
    );
}

/** @type {Run} */
export const playwright = () =>
  run(
    () => ["playwright", "test", "--config=e2e", "--project=chromium", "--reporter=list,json"],
    (/** @type {PlaywrightReport} */ { stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  );

let runs = 0;

/**
 * A runner that wrote no report, or exited with an error but without a failed test, counts as one failure.
 * @param {(report: string) => string[]} commandFor
 * @param {(report: any) => Counts} count
 */
function run(commandFor, count) {
  mkdirSync(cache, { recursive: true });
  const report = join(cache, `tests-${++runs}.json`);
  rmSync(report, { force: true });
  const [program, ...flags] = commandFor(report);
  const { status } = spawnSync(`node_modules/.bin/${program}`, flags, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      TESTCONTAINERS_RYUK_DISABLED: "true",
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  if (status !== 0) counts.failed = Math.max(counts.failed, 1);
  return counts;
}

/** The headless shell is the same engine without the browser's UI, and needs half the CPU time. */
export function findChromium() {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
  return process.env["CHROMIUM_PATH"] ?? names.map(findProgram).find((path) => path);
}

/** @param {string} name */
export function findProgram(name) {
  const folders = process.env["PATH"]?.split(delimiter) ?? [];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
