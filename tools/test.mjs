// `make test`: everything that this machine can test, one group after the other; the last line sums up all of them.
// What cannot run here is skipped with a reason; with CI=true a skip is a failure.
// node tools/test.mjs [group ...] runs only the groups named.
import "./requireNode.mjs";
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { doSteps } from "./buildSteps.mjs";
import { findChromium, findProgram, jest, playwright } from "./testRunners.mjs";

/**
 * @typedef {object} Group
 * @property {string} title
 * @property {import("./testRunners.mjs").Run} run
 * @property {() => string | undefined} [missingTool] why it cannot run here
 * @property {boolean} [onlyNamed]
 */

const { CI, TEST_WITHOUT_DOCKER } = process.env;
const isCI = CI === "true";

/** For tests that often wait: the other workers use that time. */
const MORE_THAN_CORES = `--maxWorkers=${availableParallelism() + 1}`;
const IN_GROUPS = "--config=tools/jest/together.config.js";

/** @type {Record<string, Group>} */
const groups = {
  unit: {
    title: "Units and components",
    run: jest(IN_GROUPS, "--maxWorkers=100%", "--selectProjects", "contract", "web"),
  },
  api: {
    title: "API and database",
    run: jest(IN_GROUPS, MORE_THAN_CORES, "--selectProjects", "api"),
  },
  process: {
    title: "The built processes",
    run: jest(MORE_THAN_CORES, "--selectProjects", "process"),
  },
  stack: {
    title: "The compose stack",
    missingTool: missingDocker,
    run: jest("--runInBand", "--selectProjects", "stack"),
  },
  faults: {
    title: "The compose stack under faults, in full size",
    missingTool: missingDocker,
    onlyNamed: true,
    run: jest("--runInBand", "--selectProjects", "faults"),
  },
  browser: { title: "The site in Chromium", missingTool: missingChromium, run: playwright },
  engines: {
    title: "A visitor's and an owner's journey in WebKit",
    missingTool: missingWebkit,
    run: jest("--selectProjects", "engines"),
  },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`No group ${unknown.join(", ")}. Groups: ${Object.keys(groups).join(", ")}`);
  process.exit(1);
}

doSteps("packages", "contract", "api", "web");
process.env["CHROMIUM_PATH"] = findChromium() ?? "";
if (named.includes("faults")) process.env["FAULT_SIZE"] = "full";

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failed = [];
const chosen = Object.keys(groups).filter((name) =>
  named.length > 0 ? named.includes(name) : !groups[name]?.onlyNamed,
);
chosen.forEach(runGroup);

if (total.skipped > 0) {
  console.log(`\n${total.skipped} skipped${isCI ? ": with CI=true that is a failure" : ""}`);
}
if (failed.length > 0) console.log(`\nFailed, see above: ${failed.join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** @param {string} name */
function runGroup(name) {
  const group = groups[name];
  if (!group) return;
  const { title, missingTool, run } = group;
  const reason = missingTool?.();
  console.log(`\n== ${title}`);
  if (reason) console.log(`Skipped: ${reason}`);
  const counts = reason ? { passed: 0, failed: 0, skipped: 1 } : run();
  total.passed += counts.passed;
  total.failed += counts.failed + (isCI ? counts.skipped : 0);
  total.skipped += counts.skipped;
  if (counts.failed > 0) failed.push(name);
}

function missingDocker() {
  if (TEST_WITHOUT_DOCKER) return "TEST_WITHOUT_DOCKER is set.";
  const { status } = spawnSync("docker", ["info"], { stdio: "ignore", timeout: 10_000 });
  return status === 0 ? undefined : "No Docker engine answers here.";
}

function missingChromium() {
  return findChromium()
    ? undefined
    : "There is no Chromium here (set CHROMIUM_PATH, or: apt-get install chromium).";
}

function missingWebkit() {
  return findProgram("WebKitWebDriver") && findProgram("Xvfb")
    ? undefined
    : "WebKit with its driver is missing (apt-get install webkit2gtk-driver xvfb).";
}
