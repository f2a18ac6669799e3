// What has to be built before Ridgeline runs, in order; a step is repeated only when its inputs have changed. Exits if Node
// is too old.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Ridgeline needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org`,
  );
  process.exit(1);
}

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {[program: string, ...flags: string[]]} command
 * @property {() => boolean} [isDone]
 * @property {string[]} [inputs]
 * @property {string} [output]
 */

/** @satisfies {Record<string, Step>} */
const steps = {
  packages: {
    title: "Installing packages",
    isDone: arePackagesInstalled,
    command: ["npm", "ci", "--include=dev", "--no-audit", "--no-fund"],
  },
  contract: {
    title: "Compiling the contract",
    inputs: ["contract/src", "contract/scripts", "package-lock.json"],
    output: "contract/generated",
    command: ["npm", "run", "build", "-w", "contract"],
  },
  api: {
    title: "Building the API",
    inputs: ["services/api/src", "services/api/buildApi.mjs", "contract/src", "db"],
    output: "services/api/dist",
    command: ["npm", "run", "build", "-w", "services/api"],
  },
  web: {
    title: "Building the site",
    inputs: ["services/web", "contract/src", "package-lock.json"],
    output: "services/web/dist",
    command: ["npm", "run", "build", "-w", "services/web"],
  },
};

const NEVER_INPUT = new Set(["node_modules", "dist", "generated"]);

/**
 * Runs the named steps that are out of date; on a failure prints the step's output and exits with 1.
 * @param {(keyof typeof steps)[]} names
 */
export function doSteps(...names) {
  for (const name of names) doStep(name, steps[name]);
}

/**
 * @param {string} name
 * @param {Step} step
 */
function doStep(name, { title, command, isDone, inputs = [], output }) {
  if (isDone?.()) return;
  const stamp = output && join(root, output, `.made-from-${name}`);
  const inputDigest = inputs.map(digest).join("");
  if (stamp && existsSync(stamp) && readFileSync(stamp, "utf8") === inputDigest) return;
  console.error(`${title}...`); // a command's output may go into a file
  const [program, ...flags] = command;
  const { status, stdout, stderr } = spawnSync(program, flags, { cwd: root, encoding: "utf8" });
  if (status !== 0) {
    console.error(stdout, stderr);
    console.error(`${title} failed: ${command.join(" ")}`);
    process.exit(1);
  }
  if (stamp) writeFileSync(stamp, inputDigest);
}

/** True if npm has installed the packages since the lockfile last changed, no matter what started it. */
function arePackagesInstalled() {
  const installed = join(root, "node_modules/.package-lock.json");
  const wanted = join(root, "package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

/**
 * SHA-256 over the names and contents of everything at or below `path`.
 * @param {string} path
 */
function digest(path) {
  const hash = createHash("sha256");
  for (const file of filesBelow(join(root, path))) {
    // Not the whole path: a checkout that was moved has not changed.
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NEVER_INPUT.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(join(path, name)));
}
