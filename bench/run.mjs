// `make bench`: starts the stack, compares everything with its limit, writes bench/results/. See bench/README.md.
// node bench/run.mjs landing quotes ... runs only those groups.
import "../tools/requireNode.mjs";
import { mkdirSync, writeFileSync } from "node:fs";
import { doSteps } from "../tools/buildSteps.mjs";
import { drawChart } from "./chart.mjs";
import { measureAdminList } from "./groups/adminList.mjs";
import { measureAtRest } from "./groups/atRest.mjs";
import { measureBrowser } from "./groups/browser.mjs";
import { measureLanding } from "./groups/landing.mjs";
import { measureLists } from "./groups/lists.mjs";
import { measureQuotes } from "./groups/quotes.mjs";
import { measureSearch } from "./groups/search.mjs";
import { allFigures } from "./measure.mjs";
import { describeMachine, toMarkdown } from "./report.mjs";
import { results, startStack, stopStack } from "./stack.mjs";

/** @type {Record<string, (secondsOfFirstStart: number) => Promise<void>>} */
const groups = {
  landing: measureLanding,
  lists: measureLists,
  quotes: measureQuotes,
  admin: measureAdminList,
  browser: measureBrowser,
  search: measureSearch,
  rest: measureAtRest,
};
doSteps("packages");
const named = process.argv.slice(2);
const started = performance.now();
mkdirSync(`${results}/static`, { recursive: true });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
process.once("exit", stopStack);

console.log("Building and starting the stack...");
const firstUp = startStack();
for (const [name, measure] of Object.entries(groups)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  await measure(firstUp);
  writeResults();
}
console.log("\nWritten: bench/results/results.md, results.json, chart.svg");

/** After each group, so that a later failure does not lose the results. */
function writeResults() {
  const run = {
    machine: describeMachine(),
    minutes: (performance.now() - started) / 60_000,
    figures: allFigures(),
  };
  writeFileSync(`${results}/results.json`, JSON.stringify(run, null, 2));
  writeFileSync(`${results}/results.md`, toMarkdown(run));
  writeFileSync(`${results}/chart.svg`, drawChart(run.figures));
}
