// Compares the built site's size with budgets.json: bytes on the wire (brotli if there is a .br), and the
// requests of a first load. `--write` sets every budget to today's figure and 2 % more (at least 50 bytes).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { doSteps, root } from "./buildSteps.mjs";
import { measureSite } from "./measureSite.mjs";

const table = join(root, "budgets.json");
const ROOM = 1.02;
/** Bytes. In another folder the bundler gives other short names. */
const LEAST_ROOM = 50;

doSteps("packages", "contract", "web");
const figures = measureSite();
/** @type {Record<string, Record<string, number>>} */
const budgets = JSON.parse(readFileSync(table, "utf8"));

if (process.argv.includes("--write")) {
  for (const [kind, sizes] of Object.entries(figures)) budgets[kind] = withRoom(sizes);
  budgets["modules"] = await measureModules();
  writeFileSync(table, `${JSON.stringify(budgets, null, 2)}\n`);
} else {
  const exceeded = Object.entries(figures).flatMap(([kind, sizes]) => findExceeded(kind, sizes));
  for (const line of exceeded) console.error(line);
  if (exceeded.some((line) => line.startsWith("javascript"))) await explain();
  if (exceeded.length > 0) process.exit(1);
  const { html, javascript } = figures;
  console.log(
    `Within budgets.json: / is ${html["/"]} bytes of HTML, ${javascript["/"]} of JavaScript`,
  );
}

/** @param {Record<string, number>} sizes */
function withRoom(sizes) {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      size < 100 ? size : size + Math.max(LEAST_ROOM, Math.ceil(size * (ROOM - 1))),
    ]),
  );
}

/**
 * @param {string} kind
 * @param {Record<string, number>} sizes
 */
function findExceeded(kind, sizes) {
  return Object.entries(sizes).flatMap(([name, size]) => {
    const budget = budgets[kind]?.[name];
    if (budget === undefined) return [`${kind}, ${name}: ${size} has no budget in budgets.json`];
    return size > budget
      ? [`${kind}, ${name}: ${size} is ${size - budget} over its budget of ${budget}`]
      : [];
  });
}

/** Imported late: Vite is there only once the packages are. */
async function measureModules() {
  const module = await import("../services/web/scripts/measureModules.mjs");
  return module.measureModules();
}

/** Prints which modules weigh more (before minification) than when the budgets were written. */
async function explain() {
  const grown = Object.entries(await measureModules())
    .map(([name, size]) => ({ name, growth: size - (budgets["modules"]?.[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth);
  console.error("Larger than when the budgets were written, in bytes of source:");
  for (const { name, growth } of grown.slice(0, 10)) console.error(`  ${name}: +${growth}`);
}
