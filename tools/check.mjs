// `make check`: format, lint, types, unused code, unit and API tests, the site's size; one job per core in
// parallel. `make lint`: the same without tests and size. Exits with 1 if any of them failed.
import "./requireNode.mjs";
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { delimiter } from "node:path";
import { doSteps, root } from "./buildSteps.mjs";

/** The slowest first, so that no slow one runs alone at the end. */
const lint = [
  "oxlint",
  "oxfmt --check",
  // For the compiled validators, which oxlint skips; it checks all other types.
  "tsc --project contract",
  "knip",
];
const cores = availableParallelism();
const everything = [
  // In one run: API tests often wait, and the other workers use that time.
  `jest --config tools/jest/together.config.js --maxWorkers=${cores + 1}`,
  ...lint,
  "npm run --silent size -w services/web",
];
const isLint = process.argv.includes("--without-tests");

if (isLint) doSteps("packages", "contract");
else doSteps("packages", "contract", "web");
const started = performance.now();
const waiting = isLint ? lint : everything;
/** @type {string[]} */
const failed = [];
await Promise.all(Array.from({ length: cores }, runWaiting));

console.log(`\n${seconds(started)} s in all`);
for (const command of failed) console.error(`Failed: ${command}`);
process.exit(failed.length > 0 ? 1 : 0);

async function runWaiting() {
  for (let command = waiting.shift(); command; command = waiting.shift()) {
    const since = performance.now();
    const { status, output } = await run(command);
    console.log(`\n== ${command} (${seconds(since)} s)\n${output.trimEnd()}`);
    if (status !== 0) failed.push(command);
  }
}

/**
 * @param {string} command
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function run(command) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        PATH: `${root}node_modules/.bin${delimiter}${process.env["PATH"]}`,
        TEST_WITHOUT_DOCKER: "1", // the embedded Postgres starts faster than a container, which `make test` uses
        FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
      },
    });
    let output = "";
    const collect = (/** @type {Buffer} */ part) => (output += part.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, output }));
  });
}

/** @param {number} since */
function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}
