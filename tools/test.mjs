// node tools/test.mjs check|lint|all|GROUP...: `make check`, `make lint`, `make test-all`; without a word, `make test`; with
// "check all", `make check ALL=1`. Each job prints one line; if it fails, also what was expected, where, and how to run that one
// test again. What cannot run here is skipped with a reason; with CI=true a skip is a failure.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, join, relative } from "node:path";
import { doSteps, root } from "./build.mjs";

/**
 * @typedef {object} Job
 * @property {string} title
 * @property {string} command
 * @property {(report: any, output: string) => Result} [read] reads the runner's JSON report
 * @property {NodeJS.ProcessEnv} [environment]
 * @property {string | undefined} [missing] why it cannot run here
 * @property {boolean} [usesStack]
 * @property {boolean} [givesWay]
 */
/** @typedef {{ passed: number, failed: number, skipped: number, failures: string }} Result */

const isCI = process.env["CI"] === "true";
const cores = availableParallelism();
const reports = join(root, ".cache");
mkdirSync(reports, { recursive: true });

const names = process.argv.slice(2);
const isCheck = names[0] === "check" || names[0] === "lint";
doSteps("packages", "contract", ...(isCheck ? [] : /** @type {const} */ (["api", "web"])));
// Playwright, which it asks, may have been installed just now.
const { findChromium } = await import("../e2e/servers/findChromium.mjs");
const chromium = findChromium();
const jobs = chooseJobs();
const started = performance.now();
const total = { passed: 0, failed: 0, skipped: 0 };
if (isCheck) {
  await Promise.all(Array.from({ length: cores }, () => runAll(jobs)));
} else {
  // The stack's tests mostly wait for containers, so the others run beside them, and give way: those measure times.
  const onStack = jobs.filter(({ usesStack }) => usesStack);
  const others = jobs
    .filter(({ usesStack }) => !usesStack)
    .map((job) => ({ ...job, givesWay: true }));
  await Promise.all([runAll(others), runOnStack(onStack)]);
}

console.log(`\n${seconds(started)} s in all`);
if (names[0] !== "lint") {
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
}
process.exit(total.failed === 0 ? 0 : 1);

/** @returns {Job[]} */
function chooseJobs() {
  const workers = `--maxWorkers=${cores + 1}`;
  const unit = jest("Contract, site and API", workers, "--selectProjects", "contract web api");
  /** @type {Job[]} The slowest first, so that none runs alone at the end. */
  const lint = [
    { title: "oxlint", command: "oxlint" },
    { title: "oxfmt", command: "oxfmt --check" },
    // For the compiled validators, which oxlint skips; it checks all other types.
    { title: "tsc", command: "tsc --project contract" },
  ];
  if (names[0] === "lint") return lint;
  if (names[0] === "check") {
    const files = names[1] === "all" ? undefined : findTouched();
    const flags = files ? ` --passWithNoTests --findRelatedTests ${files.join(" ")}` : "";
    const tests = { ...unit, command: unit.command + flags };
    return files?.length === 0 ? lint : [tests, ...lint];
  }
  const docker = missingDocker();
  const ofStack = (/** @type {string} */ title, /** @type {string} */ project) => ({
    ...jest(title, "--runInBand", "--forceExit", "--selectProjects", project),
    missing: docker,
    usesStack: !docker,
  });
  /** @type {Record<string, Job>} In this order: two browsers at once would be slow. */
  const groups = {
    knip: { title: "knip", command: "knip" },
    size: { title: "size", command: "npm run --silent size -w services/web" },
    engines: {
      ...jest("A visit in WebKit", "--selectProjects", "engines"),
      missing: missingWebkit(),
    },
    unit,
    process: jest("The built processes", workers, "--selectProjects", "process"),
    stack: ofStack("The compose stack", "stack"),
    browser: {
      title: `The site in ${chromium ?? "Chromium"}`,
      command: "playwright test --config=e2e --project='chromium*' --reporter=dot,json",
      read: readPlaywright,
      missing: chromium
        ? undefined
        : "no Chromium (apt-get install chromium, npx playwright install chromium, or CHROMIUM_PATH)",
      usesStack: !docker,
    },
    release: ofStack("The compose stack, for a release", "release"),
    upgrade: ofStack("An upgrade", "upgrade"),
  };
  const everything = Object.keys(groups);
  const usual = everything.filter((name) => name !== "release" && name !== "upgrade");
  if (names.length === 0) names.push(...usual);
  return (names[0] === "all" ? everything : names).map((name) => {
    const job = groups[name];
    if (job) return job;
    console.error(`No group ${name}. There are: check, lint, all, ${everything.join(", ")}`);
    process.exit(1);
  });
}

/**
 * The code that has changed since the last commit; after a commit, since the branch left origin/main, or in that commit. Of the
 * contract also the tests that import what has changed: Jest follows imports only within a workspace. Nothing, so that all tests
 * run, if what every test depends on has changed, or without git.
 */
function findTouched() {
  const git = (/** @type {string[]} */ ...words) => {
    const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.split("\n").filter(Boolean) : [];
  };
  const [head] = git("rev-parse", "HEAD");
  const [fork = head] = git("merge-base", "HEAD", "origin/main");
  const committed = fork === head ? "HEAD~1" : fork;
  const base = git("status", "--porcelain").length > 0 ? "HEAD" : String(committed);
  const changed = [
    ...git("diff", "--name-only", "--diff-filter=d", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ].filter((file) => /\.(tsx?|m?js|json)$/.test(file));
  const isForAll = changed.some((file) => /^(package-lock\.json|jest\.config\.js)$/.test(file));
  if (isForAll || git("rev-parse", "--verify", base).length === 0) {
    console.log("All tests");
    return undefined;
  }
  const importing = changed.flatMap((file) => {
    const [, name] = /^contract\/src\/(\w+)\.ts$/.exec(file) ?? [];
    return name ? git("grep", "-l", `@ridgeline/contract/${name}"`, "--", "*.test.ts*") : [];
  });
  console.log(`Only tests of what has changed since ${base} (files: ${changed.length})`);
  return [...changed, ...importing];
}

/** @param {Job[]} waiting */
async function runOnStack(waiting) {
  if (waiting.length === 0) return;
  const since = performance.now();
  try {
    const { startStack } = await import("../e2e/servers/startStack.mjs");
    const environment = await startStack();
    console.log(`ok   ${seconds(since).padStart(7)} s  The stack is built and started`);
    await runAll(
      waiting.map((job) => ({ ...job, environment: { ...job.environment, ...environment } })),
    );
  } catch (error) {
    total.failed += 1;
    console.log(
      `FAIL ${seconds(since).padStart(7)} s  The stack does not start\n\n${String(error)}\n`,
    );
  }
}

/** @param {Job[]} waiting */
async function runAll(waiting) {
  for (let job = waiting.shift(); job; job = waiting.shift()) await runJob(job);
}

/** @param {Job} job */
async function runJob({ title, command, read, environment, missing, givesWay }) {
  if (missing) {
    total.skipped += 1;
    if (isCI) total.failed += 1;
    console.log(`${isCI ? "FAIL" : "skip"}           ${title}: ${missing}`);
    return;
  }
  const since = performance.now();
  const report = join(reports, `${title.replaceAll(/\W+/g, "-")}.json`);
  rmSync(report, { force: true });
  const priority = givesWay ? "nice -n 10 " : "";
  const { status, output } = await run(priority + command.replace("REPORT", report), {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const isThere = read && existsSync(report);
  const result = isThere ? read(JSON.parse(readFileSync(report, "utf8")), output) : undefined;
  const { passed = 0, skipped = 0, failures = "" } = result ?? {};
  // A runner that wrote no report, or exited with an error but without a failed test, counts as one failure.
  const failed = Math.max(result?.failed ?? 0, status === 0 ? 0 : 1);
  total.passed += passed;
  total.skipped += skipped;
  total.failed += failed + (isCI ? skipped : 0);
  const count = read ? `: ${passed} passed, ${failed} failed` : "";
  console.log(`${failed > 0 ? "FAIL" : "ok  "} ${seconds(since).padStart(7)} s  ${title}${count}`);
  if (failed > 0) console.log(`\n${failures || `${output}\nAgain: npx ${command}`}\n`);
}

/**
 * @param {string} command
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function run(command, environment) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...environment,
        PATH: `${root}node_modules/.bin${delimiter}${process.env["PATH"]}`,
        FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
      },
    });
    let output = "";
    const collect = (/** @type {Buffer} */ part) => (output += part.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const stop = () => child.kill();
    process.once("exit", stop);
    child.once("error", reject);
    child.once("close", (status) => {
      process.off("exit", stop);
      resolve({ status, output });
    });
  });
}

/**
 * @param {string} title
 * @param {string[]} flags
 * @returns {Job}
 */
function jest(title, ...flags) {
  return { title, command: `jest ${flags.join(" ")} --json --outputFile=REPORT`, read: readJest };
}

/** @typedef {{ status: string, ancestorTitles: string[], title: string }} JestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: JestTest[] }} JestFile */

/**
 * @param {{ testResults: JestFile[] }} report
 * @returns {Result}
 */
function readJest({ testResults }) {
  const count = (/** @type {string} */ status) =>
    testResults.flatMap((file) => file.assertionResults).filter((one) => one.status === status);
  const bad = testResults.filter(({ status }) => status === "failed");
  return {
    passed: count("passed").length,
    failed: Math.max(count("failed").length, bad.length),
    skipped: count("pending").length + count("todo").length,
    failures: bad
      .map(({ message, ...file }) => [message.replaceAll(root, ""), ...again(file)].join("\n"))
      .join("\n"),
  };
}

/** @param {Pick<JestFile, "name" | "assertionResults">} file */
function again({ name, assertionResults }) {
  const command = `Again: npx jest ${relative(root, name)}`;
  const failed = assertionResults.filter(({ status }) => status === "failed");
  const commands = failed.map(({ ancestorTitles, title }) => {
    const titles = [...ancestorTitles, title].join(" ");
    const pattern = titles.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    return `${command} -t ${quote(pattern)}`;
  });
  return commands.length > 0 ? commands : [command];
}

/** @param {string} text */
function quote(text) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** @typedef {{ suites?: Suite[], specs: { ok: boolean, file: string, line: number }[] }} Suite */

/**
 * @param {{ suites: Suite[], errors: unknown[], stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number> }} report
 * @param {string} output
 * @returns {Result}
 */
function readPlaywright({ suites, errors, stats }, output) {
  /** @param {Suite} suite @returns {Suite["specs"]} */
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  const commands = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line }) => `Again: npx playwright test --config=e2e ${file}:${line}`);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [output, ...commands].join("\n"),
  };
}

function missingDocker() {
  if (process.env["TEST_WITHOUT_DOCKER"]) return "TEST_WITHOUT_DOCKER is set";
  const { status } = spawnSync("docker", ["info"], { stdio: "ignore", timeout: 10_000 });
  return status === 0 ? undefined : "no Docker engine answers";
}

function missingWebkit() {
  return findProgram("WebKitWebDriver") && findProgram("Xvfb")
    ? undefined
    : "no WebKit with its driver (apt-get install webkit2gtk-driver xvfb)";
}

/** @param {string} name */
function findProgram(name) {
  const folders = process.env["PATH"]?.split(delimiter) ?? [];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** @param {number} since */
function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}
