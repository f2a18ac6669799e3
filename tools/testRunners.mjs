// Runs tests with Jest or Playwright, and counts them from the runner's JSON report.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./buildSteps.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/**
 * In parallel with another run it has a lower priority, and its output is returned instead of printed.
 * @typedef {(isBeside: boolean) => Promise<{ counts: Counts, said: string }>} Run
 */
/** @typedef {Record<"numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites" | "numPendingTests" | "numTodoTests", number>} JestReport */
/** @typedef {{ stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>, errors: unknown[] }} PlaywrightReport */

const cache = join(root, ".cache");

/**
 * @param {string[]} flags
 * @returns {Run}
 */
export function jest(...flags) {
  return (isBeside) =>
    run(
      (report) => ["jest", ...flags, "--json", `--outputFile=${report}`],
      (/** @type {JestReport} */ result) => ({
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
        skipped: result.numPendingTests + result.numTodoTests,
      }),
      isBeside,
    );
}

/** @type {Run} */
export const playwright = (isBeside) =>
  run(
    () => ["playwright", "test", "--config=e2e", "--reporter=list,json"],
    (/** @type {PlaywrightReport} */ { stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
    isBeside,
  );

let runs = 0;

/**
 * A runner that wrote no report, or exited with an error but without a failed test, counts as one failure.
 * @param {(report: string) => string[]} commandFor
 * @param {(report: any) => Counts} count
 * @param {boolean} isBeside
 */
async function run(commandFor, count, isBeside) {
  mkdirSync(cache, { recursive: true });
  const name = join(cache, `tests-${++runs}`);
  const report = `${name}.json`;
  rmSync(report, { force: true });
  const output = isBeside ? openSync(`${name}.log`, "w") : "inherit";
  const [program, ...flags] = commandFor(report);
  const child = spawn(`node_modules/.bin/${program}`, flags, {
    cwd: root,
    stdio: ["ignore", output, output],
    env: {
      ...process.env,
      TESTCONTAINERS_RYUK_DISABLED: "true",
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  if (isBeside) setPriority(Number(child.pid), constants.priority.PRIORITY_LOW);
  const [status] = await once(child, "close");
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  if (status !== 0) counts.failed = Math.max(counts.failed, 1);
  return { counts, said: isBeside ? readFileSync(`${name}.log`, "utf8") : "" };
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
