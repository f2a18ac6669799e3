// `make test`: everything that this machine can test, each group by its own runner, and one line at the end with the
// numbers of all of them. What it cannot run it skips in so many words; with CI=true a skip is a failure.
// node scripts/test.mjs [group ...] runs only the groups named.
import "./requireNode.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { doSteps, root } from "./buildSteps.mjs";

const reports = mkdtempSync(join(tmpdir(), "ridgeline-reports-"));
const isCI = process.env["CI"] === "true";

const groups = [
  { name: "unit", says: "Units and components", run: jest("contract", "services/web") },
  { name: "api", says: "API and database", run: jest("services/api") },
  {
    name: "process",
    says: "The built processes",
    run: jest("services/api/jest.process.config.js"),
  },
  { name: "stack", says: "The compose stack", needs: docker, run: jest("e2e", "--runInBand") },
  {
    name: "faults",
    says: "The compose stack under faults, in full size",
    needs: docker,
    onlyNamed: true,
    run: jest("e2e/jest.faults.config.js", "--runInBand"),
    environment: { FAULT_SIZE: "full" },
  },
  { name: "browser", says: "The site in Chromium", needs: chromium, run: playwright },
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
const total = { passed: 0, failed: 0, skipped: 0 };
for (const { name, says, needs, run, onlyNamed, environment } of groups) {
  if (named.length > 0 ? !named.includes(name) : onlyNamed) continue;
  Object.assign(process.env, environment);
  console.log(`\n== ${says}`);
  const lack = needs?.();
  const result = lack ? skipGroup(says, lack) : run(join(reports, `${name}.json`));
  for (const key of Object.keys(total)) total[key] += result[key];
}
rmSync(reports, { recursive: true, force: true });

if (total.skipped > 0) {
  console.log(`\n${total.skipped} skipped${isCI ? ": with CI=true that is a failure" : ""}`);
}
const failed = total.failed + (isCI ? total.skipped : 0);
console.log(`\n${total.passed} passed, ${failed} failed`);
process.exit(failed === 0 && total.passed > 0 ? 0 : 1);

function skipGroup(says, lack) {
  console.log(`Skipped: ${says.toLowerCase()}. ${lack}`);
  return { passed: 0, failed: 0, skipped: 1 };
}

function jest(...projects) {
  return (report) => {
    const flags = ["--projects", ...projects, "--json", `--outputFile=${report}`];
    const status = execute("node_modules/.bin/jest", flags);
    return readReport(report, status, (result) => ({
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests + result.numTodoTests,
    }));
  };
}

function playwright(report) {
  const status = execute(
    "node_modules/.bin/playwright",
    ["test", "--config=e2e", "--reporter=list,json"],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CHROMIUM_PATH: findChromium(),
    },
  );
  return readReport(report, status, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));
}

/** A runner that wrote no report, or ended badly without a failed test, counts as one failure. */
function readReport(report, status, toNumbers) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const numbers = toNumbers(JSON.parse(readFileSync(report, "utf8")));
  return { ...numbers, failed: numbers.failed || (status === 0 ? 0 : 1) };
}

function execute(program, flags, environment = {}) {
  const { status } = spawnSync(program, flags, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, TESTCONTAINERS_RYUK_DISABLED: "true", ...environment },
  });
  return status;
}

function docker() {
  if (process.env["TEST_WITHOUT_DOCKER"]) return "TEST_WITHOUT_DOCKER is set.";
  const { status } = spawnSync("docker", ["info"], { stdio: "ignore", timeout: 10_000 });
  return status === 0 ? undefined : "No Docker engine answers here.";
}

function chromium() {
  return findChromium()
    ? undefined
    : "There is no Chromium here (set CHROMIUM_PATH, or: apt-get install chromium).";
}

function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  return [
    CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((path) => path && existsSync(path));
}
