// make mutate FILES=contract/src/phone.ts,...: changes these files in one place at a time and expects a test to fail.
// Without FILES: the files of the contract and the API that differ from origin/main.
import "./requireNode.mjs";
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { doSteps, root } from "./buildSteps.mjs";

const { FILES, TESTS } = process.env;
const files = FILES ? FILES.split(/[\s,]+/) : findChanged();
if (files.length === 0) {
  console.error("Nothing to mutate. Name files: make mutate FILES=contract/src/phone.ts");
  process.exit(1);
}
doSteps("packages", "contract");
const flags = ["run", "tools/stryker.config.mjs", "--mutate", files.join(",")];
const { status } = spawnSync("node_modules/.bin/stryker", flags, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, TESTS: TESTS ?? [...new Set(files.map(dirname))].join(",") },
});
process.exit(status ?? 1);

function findChanged() {
  const flags = ["diff", "--name-only", "--diff-filter=d", "origin/main"];
  const { stdout } = spawnSync("git", flags, { cwd: root, encoding: "utf8" });
  const product = /^(contract|services\/api)\/src\/.*(?<!\.test)\.ts$/;
  return stdout.split("\n").filter((file) => product.test(file));
}
