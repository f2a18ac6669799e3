// `make check`: format, lint with types, tsc for each workspace, unit and API tests, budgets; stops at the first that fails.
// `make lint`: all but the tests and budgets.
import "./requireNode.mjs";
import { spawnSync } from "node:child_process";
import { doSteps, root } from "./buildSteps.mjs";

const workspaces = ["contract", "db", "services/api", "services/web", "e2e"];
const checks = [
  ["prettier", "--check", "."],
  ["eslint", ".", "--max-warnings", "0"],
  ...workspaces.map((workspace) => ["tsc", "--project", workspace]),
];
const tests = ["jest", "--projects", "contract", "services/web", "services/api"];
const withTests = !process.argv.includes("--without-tests");
if (withTests) checks.push(tests);

doSteps("packages", "contract");
for (const [program, ...flags] of checks) {
  console.log(`\n== ${program} ${flags.join(" ")}`);
  const { status } = spawnSync(`node_modules/.bin/${program}`, flags, {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
if (withTests) {
  console.log("\n== budgets");
  await import("./checkBudgets.mjs");
}
