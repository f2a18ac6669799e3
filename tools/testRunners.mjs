// Runs a group of tests with its own runner, which writes a report.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./buildSteps.mjs";
import { guardFiles } from "./guardFiles.mjs";
import { readJest, readPlaywright, readReport, readTap } from "./testReports.mjs";

/** @typedef {(report: string) => import("./testReports.mjs").Result} Run writes the runner's own report to that file */

/**
 * @param {string[]} projects
 * @returns {Run}
 */
export function jest(...projects) {
  return (report) => {
    const flags = ["--projects", ...projects, "--json", `--outputFile=${report}`];
    const status = execute("node_modules/.bin/jest", flags);
    return readReport(report, status, readJest);
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
  return readReport(report, status, readPlaywright);
}

/** @param {string} report */
export function nodeTests(report) {
  const reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"].concat([
    "--test-reporter=tap",
    `--test-reporter-destination=${report}`,
  ]);
  const status = execute(process.execPath, ["--test", ...reporters, ...guardFiles()]);
  return readReport(report, status, readTap);
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
