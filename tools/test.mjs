// node tools/test.mjs [lint | check [all] | all | stack | browser]: `make lint`, `make check`, `make test-all` and so on; without a
// word, `make test`. A command that succeeds is one line; one that fails is followed by its own report. What cannot run here is
// skipped with a reason. The last line is the sum of all tests; with CI=true what was skipped counts as failed.
import { exec, spawnSync } from "node:child_process";
import { availableParallelism, cpus } from "node:os";
import { delimiter } from "node:path";
import { doSteps, root } from "./build.mjs";

/** @typedef {{ needed: string, reason: string }} Condition a command that succeeds if a job can run here, and what to say if not */
/** @typedef {[command: string, condition?: Condition]} Job */

const isCI = process.env["CI"] === "true";
const [goal = "test", extent] = process.argv.slice(2);
const isQuick = goal === "lint" || goal === "check";
doSteps("packages", "contract", ...(isQuick ? [] : /** @type {const} */ (["api", "web"])));
// Playwright, which it asks, may have been installed just now.
const { findChromium } = await import("../e2e/servers/findChromium.mjs");

const docker = {
  needed: 'test -z "$TEST_WITHOUT_DOCKER" && docker info',
  reason: "no Docker engine answers, or TEST_WITHOUT_DOCKER is set",
};
const webkit = {
  needed: "command -v WebKitWebDriver && command -v Xvfb",
  reason: "no WebKit with its driver (apt-get install webkit2gtk-driver xvfb)",
};
const chromium = {
  needed: `test -n "${findChromium() ?? ""}"`,
  reason:
    "no Chromium (apt-get install chromium, npx playwright install chromium, or CHROMIUM_PATH)",
};
const both = {
  needed: `${docker.needed} && ${chromium.needed}`,
  reason: `${docker.reason}, or ${chromium.reason}`,
};
const jest = `jest --silent --maxWorkers=${availableParallelism()} --selectProjects`;
const onStack = "jest --runInBand --forceExit --selectProjects";
/** @type {Job[]} tsc is for the compiled validators, which oxlint skips; it checks all other types. */
const lint = [
  ["oxlint"],
  ["oxfmt --check"],
  ["tsc --project contract"],
  ["node tools/checkPatterns.mjs"],
];
const inBrowser = "playwright test --config=e2e --reporter=dot --project";
/** @type {Job[]} They give way to the stack's tests, which measure times, and mostly wait for containers. */
const others = [
  [`nice tools/apart.sh ${inBrowser}='chromium*'`, chromium], // needs no Docker, so while Compose builds
  [`nice ${jest} engines`, webkit], // later, since two browsers at once would be slow
  [`nice ${jest} contract web api process`],
  ["nice knip"],
  ["nice npm run --silent size -w services/web"],
];
/** @type {Job} */
const stack = [`${onStack} stack`, docker];
/** @type {Job[]} */
const release = [
  [`${onStack} stack release`, docker],
  [`${onStack} upgrade`, docker],
  [`E2E_ON_STACK=1 ${inBrowser}=chromium`, both],
];
/** @type {Record<string, Job[][]>} The jobs of a list run one after the other, beside those of the other list. */
const goals = {
  lint: [lint.slice(0, 1), lint.slice(1)],
  check: [[[`${jest} contract web api ${touched()}`]], lint],
  test: [[stack], others],
  all: [release, others],
  stack: [[stack]],
  browser: [others.slice(0, 1)],
};

const started = performance.now();
const startedBusy = readBusy();
const sum = { passed: 0, failed: 0 };
const lists = goals[goal];
if (!lists) throw new Error(`There are: ${Object.keys(goals).join(", ")}`);
await Promise.all(lists.map(runAll));
const busy = Math.round(readBusy() - startedBusy);
console.log(`\n${seconds(started)} s in all, ${busy} s of processor time, of the whole machine`);
if (goal !== "lint") console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

/** Seconds that all processors have worked: containers and browsers outlive the commands that started them. */
function readBusy() {
  const times = cpus().map(({ times: { user, nice, sys } }) => user + nice + sys);
  return times.reduce((all, each) => all + each, 0) / 1000;
}

/** Only the tests that depend on what has changed since the last commit; if nothing has, on what that one has changed. */
function touched() {
  if (extent === "all") return "";
  const { stdout } = spawnSync("git", ["status", "--porcelain"], { cwd: root });
  return stdout.length > 0 ? "--onlyChanged" : "--lastCommit";
}

/** @param {Job[]} jobs */
async function runAll(jobs) {
  for (const [command, condition] of jobs) {
    const asked = condition && spawnSync(condition.needed, { shell: true, timeout: 10_000 });
    if (asked && asked.status !== 0) {
      console.log(`skip            ${command}: ${condition.reason}`);
      sum.failed += isCI ? 1 : 0;
    } else await run(command);
  }
}

/** @param {string} command */
async function run(command) {
  const since = performance.now();
  const PATH = `${root}node_modules/.bin${delimiter}${process.env["PATH"]}`;
  const env = { ...process.env, PATH, FORCE_COLOR: "0" };
  /** @type {{ isDone: boolean, output: string }} */
  const { isDone, output } = await new Promise((resolve) =>
    exec(command, { cwd: root, env, maxBuffer: 2 ** 28 }, (error, stdout, stderr) =>
      resolve({ isDone: error === null, output: stderr + stdout }),
    ),
  );
  // In Jest's line "Tests:", or in one of Playwright's last lines.
  const count = (/** @type {string} */ result) =>
    Number(new RegExp(`^(?:Tests: .*|  )\\b(\\d+) ${result}`, "m").exec(output)?.[1] ?? 0);
  const [passed, failures] = [count("passed"), count("failed")];
  const skipped = isCI ? count("skipped") + count("todo") : 0;
  const failed = Math.max(failures + skipped, isDone ? 0 : 1);
  sum.passed += passed;
  sum.failed += failed;
  const tests = passed + failures > 0 ? `: ${passed} passed, ${failed} failed` : "";
  console.log(
    `${failed > 0 ? "FAIL" : "ok  "} ${seconds(since).padStart(7)} s  ${command}${tests}`,
  );
  if (failed > 0) console.log(`\n${shorten(output)}`);
}

/** Without the files that passed, and without most of a page or a log that is not what was expected. */
function shorten(/** @type {string} */ output) {
  return output
    .replaceAll(/^PASS .*\n/gm, "")
    .replaceAll(/^( *Received string: [^]{300})[^]*?(?="\n\n)/gm, "$1 [...] ");
}

/** @param {number} since */
function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}
