// `make bench`: starts the stack, compares it with its limits, writes bench/results/results.md. See bench/README.md.
import "../tools/requireNode.mjs";
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { allTables } from "./figures.mjs";
import { measureLighthouse } from "./lighthouse.mjs";
import { measurePages, measureQuotes } from "./rates.mjs";
import { results, root, startStack, stopStack } from "./stack.mjs";

/** @type {Record<string, () => Promise<void>>} */
const groups = { pages: measurePages, quotes: measureQuotes, lighthouse: measureLighthouse };
const named = process.argv.slice(2);

mkdirSync(`${results}/static`, { recursive: true });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
process.once("exit", stopStack);
console.log("Building and starting the stack...");
startStack();
const commit = execFileSync("git", ["describe", "--always", "--dirty"], { cwd: root }).toString();
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ""}), commit ${commit}`;
for (const [name, measureGroup] of Object.entries(groups)) {
  if (named.length > 0 && !named.includes(name)) continue;
  await measureGroup();
  writeFileSync(`${results}/results.md`, `${machine}\n${allTables()}`);
}
console.log("\nWritten: bench/results/results.md");
