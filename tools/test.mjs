// `make test`: everything that this machine can test, each group by its own runner; the last line sums up all of them.
// What cannot run here is skipped with its reason; with CI=true a skip is a failure.
// node tools/test.mjs [group ...] runs only the groups named.
import "./requireNode.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { doSteps, root } from "./buildSteps.mjs";
import {
  findChromium,
  findFirefox,
  findProgram,
  jest,
  nodeTests,
  playwright,
} from "./testRunners.mjs";

/**
 * @typedef {object} Group
 * @property {string} name
 * @property {string} title
 * @property {import("./testRunners.mjs").Run} run
 * @property {() => string | undefined} [findLack] why it cannot run here
 * @property {() => string | undefined} [findGap] which of its tests is skipped here, and why
 * @property {boolean} [onlyNamed]
 * @property {Record<string, string>} [environment]
 */

const reports = mkdtempSync(join(tmpdir(), "ridgeline-reports-"));
const isCI = process.env["CI"] === "true";

/** For tests that often wait: the other workers use that time. */
const MORE_THAN_CORES = `--maxWorkers=${availableParallelism() + 1}`;

/** @type {Group[]} */
const groups = [
  { name: "guards", title: "The guards of the rules", run: nodeTests },
  {
    name: "unit",
    title: "Units and components",
    run: jest("contract", "services/web/jest.together.config.js", "--maxWorkers=100%"),
  },
  {
    name: "api",
    title: "API and database",
    run: jest("services/api/jest.together.config.js", MORE_THAN_CORES),
  },
  {
    name: "process",
    title: "The built processes",
    run: jest("services/api/jest.process.config.js", MORE_THAN_CORES),
  },
  {
    name: "recipe",
    title: "The recipe for a content kind",
    run: jest("e2e/jest.recipe.config.js", "--maxWorkers=2"),
  },
  {
    name: "stack",
    title: "The compose stack",
    findLack: lackOfDocker,
    findGap: lackOfObservatory,
    run: jest("e2e", "--runInBand"),
  },
  {
    name: "faults",
    title: "The compose stack under faults, in full size",
    findLack: lackOfDocker,
    onlyNamed: true,
    run: jest("e2e/jest.faults.config.js", "--runInBand"),
    environment: { FAULT_SIZE: "full" },
  },
  { name: "browser", title: "The site in Chromium", findLack: lackOfChromium, run: playwright },
  {
    name: "engines",
    title: "The main journeys in WebKit and Firefox",
    findLack: () => lackOfWebkit() ?? lackOfFirefox(),
    run: jest("e2e/jest.engines.config.js", "--maxWorkers=100%"),
    environment: { FIREFOX_PATH: findFirefox() ?? "" },
  },
];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no group ${unknown.join(", ")}. Groups: ${groups.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}

doSteps("packages", "contract", "api", "web");
/** @type {import("./testReports.mjs").Result} */
const total = { passed: 0, failed: 0, skipped: 0, failures: [] };
for (const { name, title, findLack, findGap, run, onlyNamed, environment } of groups) {
  if (named.length > 0 ? !named.includes(name) : onlyNamed) continue;
  Object.assign(process.env, environment);
  console.log(`\n== ${title}`);
  const lack = findLack?.();
  const gap = lack ? undefined : findGap?.();
  if (gap) console.log(`Skipped: ${gap}`);
  const result = lack ? skipGroup(title, lack) : run(join(reports, `${name}.txt`));
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  total.failures.push(...result.failures.map((failure) => `${name}: ${failure}`));
}
rmSync(reports, { recursive: true, force: true });

if (total.skipped > 0) {
  console.log(`\n${total.skipped} skipped${isCI ? ": with CI=true that is a failure" : ""}`);
}
if (total.failures.length > 0) console.log(["\nWhat failed:", ...total.failures].join("\n"));
const failed = total.failed + (isCI ? total.skipped : 0);
console.log(`\n${total.passed} passed, ${failed} failed`);
process.exit(failed === 0 && total.passed > 0 ? 0 : 1);

/**
 * @param {string} title
 * @param {string} lack
 */
function skipGroup(title, lack) {
  console.log(`Skipped: ${title.toLowerCase()}. ${lack}`);
  return { passed: 0, failed: 0, skipped: 1, failures: [] };
}

function lackOfDocker() {
  if (process.env["TEST_WITHOUT_DOCKER"]) return "TEST_WITHOUT_DOCKER is set.";
  const { status } = spawnSync("docker", ["info"], { stdio: "ignore", timeout: 10_000 });
  return status === 0 ? undefined : "No Docker engine answers here.";
}

function lackOfObservatory() {
  return existsSync(join(root, "e2e/observatory/node_modules"))
    ? undefined
    : "the grade of MDN's Observatory. It is not installed (make observatory).";
}

function lackOfChromium() {
  return findChromium()
    ? undefined
    : "There is no Chromium here (set CHROMIUM_PATH, or: apt-get install chromium).";
}

function lackOfWebkit() {
  return findProgram("WebKitWebDriver") && findProgram("xvfb-run")
    ? undefined
    : "There is no WebKit with a driver here (apt-get install webkit2gtk-driver xvfb xauth).";
}

function lackOfFirefox() {
  return findFirefox()
    ? undefined
    : "There is no Firefox here (set FIREFOX_PATH, or: apt-get install firefox-esr).";
}
