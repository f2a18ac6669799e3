// What has to be made before Ridgeline runs, in order; a step is done again only when its inputs have changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const steps = {
  packages: {
    says: "Installing packages",
    isMade: arePackagesInstalled,
    command: ["npm", "ci", "--include=dev", "--no-audit", "--no-fund"],
  },
  contract: {
    says: "Compiling the contract",
    inputs: ["contract/src", "contract/scripts", "package-lock.json"],
    output: "contract/generated",
    command: ["npm", "run", "build", "-w", "contract"],
  },
  api: {
    says: "Building the API",
    inputs: ["services/api/src", "services/api/build.mjs", "contract/src", "db", "site.json"],
    output: "services/api/dist",
    command: ["npm", "run", "build", "-w", "services/api"],
  },
  web: {
    says: "Building the site",
    inputs: ["services/web", "contract/src", "site.json", "package-lock.json"],
    output: "services/web/dist",
    command: ["npm", "run", "build", "-w", "services/web"],
  },
};

const NEVER_INPUT = new Set(["node_modules", "dist", "generated"]);

/** Does the named steps, each only if need be; exits with 1 and what the step printed where one fails. */
export function doSteps(...names) {
  for (const name of names) doStep(name, steps[name]);
}

function doStep(name, { says, command, isMade, inputs = [], output }) {
  if (isMade?.()) return;
  const stamp = output && join(root, output, `.made-from-${name}`);
  const made = inputs.map(digest).join("");
  if (stamp && existsSync(stamp) && readFileSync(stamp, "utf8") === made) return;
  console.log(`${says}...`);
  const [program, ...flags] = command;
  const { status, stdout, stderr } = spawnSync(program, flags, { cwd: root, encoding: "utf8" });
  if (status !== 0) {
    console.error(stdout, stderr);
    console.error(`${says} failed: ${command.join(" ")}`);
    process.exit(1);
  }
  if (stamp) writeFileSync(stamp, made);
}

/** True where npm has installed since the lockfile last changed, whoever called it. */
function arePackagesInstalled() {
  const installed = join(root, "node_modules/.package-lock.json");
  const wanted = join(root, "package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

/** SHA-256 over the names and contents of everything at or below `path`. */
function digest(path) {
  const hash = createHash("sha256");
  for (const file of filesBelow(join(root, path))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NEVER_INPUT.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(join(path, name)));
}
