// Runs a group of tests with its own runner and reads the numbers from the runner's report.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./buildSteps.mjs";
import { guardFiles } from "./guardFiles.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Numbers
 * @typedef {(report: string) => Numbers} Run writes the runner's own report to that file
 */

/**
 * @param {string[]} projects
 * @returns {Run}
 */
export function jest(...projects) {
  return (report) => {
    const flags = ["--projects", ...projects, "--json", `--outputFile=${report}`];
    const status = execute("node_modules/.bin/jest", flags);
    return readReport(report, status, (text) => {
      /** @type {Record<"numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites" | "numPendingTests" | "numTodoTests", number>} */
      const result = JSON.parse(text);
      return {
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
        skipped: result.numPendingTests + result.numTodoTests,
      };
    });
  };
}

/** @param {string} report */
export function playwright(report) {
  const status = execute(
    "node_modules/.bin/playwright",
    ["test", "--config=e2e", "--reporter=list,json"],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CHROMIUM_PATH: findChromium(),
    },
  );
  return readReport(report, status, (text) => {
    /** @type {{ stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>, errors: unknown[] }} */
    const { stats, errors } = JSON.parse(text);
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  });
}

/** @param {string} report */
export function nodeTests(report) {
  const reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"].concat([
    "--test-reporter=tap",
    `--test-reporter-destination=${report}`,
  ]);
  const status = execute(process.execPath, ["--test", ...reporters, ...guardFiles()]);
  return readReport(report, status, (text) => {
    const count = (/** @type {string} */ name) =>
      Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(text)?.[1]);
    return {
      passed: count("pass"),
      failed: count("fail") + count("cancelled"),
      skipped: count("skipped") + count("todo"),
    };
  });
}

/**
 * A runner that wrote no report, or ended badly without a failed test, counts as one failure.
 * @param {string} report
 * @param {number | null} status
 * @param {(text: string) => Numbers} toNumbers
 */
function readReport(report, status, toNumbers) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const numbers = toNumbers(readFileSync(report, "utf8"));
  return { ...numbers, failed: numbers.failed || (status === 0 ? 0 : 1) };
}

/**
 * @param {string} program
 * @param {string[]} flags
 * @param {Record<string, string | undefined>} environment
 */
function execute(program, flags, environment = {}) {
  const { status } = spawnSync(program, flags, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, TESTCONTAINERS_RYUK_DISABLED: "true", ...environment },
  });
  return status;
}

/**
 * The path of an installed Chromium; CHROMIUM_PATH wins. The headless shell, which Playwright's own downloads use too, is
 * the same engine without the browser around it, and needs half the processor time.
 */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  return [
    CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((path) => path && existsSync(path));
}

/** The path of an installed Firefox; FIREFOX_PATH wins. */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  return FIREFOX_PATH ?? findProgram("firefox-esr") ?? findProgram("firefox");
}

/** @param {string} name */
export function findProgram(name) {
  const folders = process.env["PATH"]?.split(delimiter) ?? [];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
