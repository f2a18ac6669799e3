// `make bench`: how fast a press is answered (e2e/presses.spec.ts), what the landing page costs a phone (mainThread.mjs), how fast
// it is there (Lighthouse), and how many quote requests are stored per second.
//
// It measures a compose stack of its own. BENCH_URL=https://... measures that site instead, and stores nothing there. RUNS (3)
// is how often Lighthouse runs each way, CHROME_PATH its browser. Lighthouse has a lockfile of its own, since its 200 packages
// serve nothing else.
//
// Lighthouse slows the phone down in two ways, which disagree: "devtools" makes the processor four times slower and the
// network slow 4G, as for a visitor; "simulate" loads the page at full speed and calculates, as most published scores do. On a
// machine that is slower than the one of the limits the processor is slowed down less (benchmarkIndex). Times still depend on
// what else the machine does, so compare two versions only in turn. The limits are what a change must not exceed on two quiet cores.
import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { findChromium } from "../e2e/servers/findChromium.mjs";
import startStack from "../e2e/servers/startStack.mjs";
import { INDEX, measureMainThread } from "./mainThread.mjs";

const { BENCH_URL, RUNS = "3" } = process.env;
process.env["CHROME_PATH"] ??= findChromium() ?? "";

/** @typedef {{ most?: number, least?: number }} Limit */
/** @typedef {{ audits: Record<string, { numericValue: number }>, categories: Record<string, { score: number }>, environment: { benchmarkIndex: number } }} Report */

/**
 * Lighthouse's audits, in ms and bytes, and its scores. Not SEO: a new site tells search engines to stay away.
 * @type {Record<string, Limit>}
 */
const limits = {
  "first-contentful-paint": { most: 1800 },
  "largest-contentful-paint": { most: 2500 },
  "total-blocking-time": { most: 50 },
  "total-byte-weight": { most: 250_000 },
  performance: { least: 90 },
  accessibility: { least: 100 },
  "best-practices": { least: 100 },
};

/**
 * What must not grow, in the figures of mainThread.mjs: those that hardly depend on the machine.
 * @type {Record<string, Limit>}
 */
const sizes = {
  "script, ms": { most: 8 },
  elements: { most: 600 },
  requests: { most: 5 },
  "second visit, % of the bytes": { most: 50 },
  "HTML without fonts, bytes": { most: 25 * 1024 },
};

/** @type {string[]} */
const exceeded = [];
const folder = fileURLToPath(new URL(".", import.meta.url));
run("npm", "ci", "--prefix", folder);
const url = BENCH_URL ?? (await startStack()).E2E_BASE_URL;
if (BENCH_URL === undefined) measurePresses();
const slowdown = (4 * (await compareMainThread())) / INDEX;
measurePage("devtools", limits);
// Without a limit for what blocks: it counts the frame of a page that arrived at once, four times as long. A visitor's comes in parts.
measurePage("simulate", { ...limits, "total-blocking-time": {} });
if (BENCH_URL === undefined) compare("stored per second", [await storeRequests()], { least: 100 });
if (exceeded.length > 0) console.error(`\nBeyond the limit:\n${exceeded.join("\n")}`);
process.exit(exceeded.length > 0 ? 1 : 0);

/** Medians of five, each with its limit; startStack has said where the site is. */
function measurePresses() {
  console.log("\nPresses, from the press to the next frame");
  const flags = ["--config=e2e", "--project=measured", "--workers=1", "--reporter=dot"];
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const { status } = spawnSync("npx", ["playwright", "test", ...flags], { cwd, stdio: "inherit" });
  if (status !== 0) exceeded.push("a press, see above");
}

/** Returns the first figure, the machine's benchmarkIndex. */
async function compareMainThread() {
  /** @type {Record<string, number>[]} */
  const runs = [];
  while (runs.length < Number(RUNS)) runs.push(await measureMainThread(`${url}/`));
  console.log("\nMain thread of a phone, thread time");
  const medians = Object.keys(runs[0] ?? {}).map((name) => {
    const values = runs.map((figures) => figures[name] ?? NaN);
    return compare(name, values, sizes[name] ?? {});
  });
  return medians[0] ?? NaN;
}

/**
 * @param {string} throttling
 * @param {typeof limits} bounds
 */
function measurePage(throttling, bounds) {
  const flags = `${url} --quiet --output=json --throttling-method=${throttling} --throttling.cpuSlowdownMultiplier=${slowdown}`;
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic";
  /** @type {Report[]} */
  const reports = Array.from({ length: Number(RUNS) }, () =>
    JSON.parse(run(`${folder}node_modules/.bin/lighthouse`, ...flags.split(" "), chrome)),
  );
  const speeds = reports.map(({ environment }) => environment.benchmarkIndex);
  console.log(`\nLighthouse on a phone, ${throttling} (benchmarkIndex ${speeds.join(", ")})`);
  for (const [name, limit] of Object.entries(bounds)) {
    const values = reports.map(
      ({ audits, categories }) =>
        audits[name]?.numericValue ?? (categories[name]?.score ?? NaN) * 100,
    );
    compare(name, values, limit);
  }
}

/**
 * Prints and returns the median, with the least and the most of all runs in brackets, and its limit if there is one.
 * @param {string} name
 * @param {number[]} values
 * @param {Limit} limit
 */
function compare(name, values, { most = Infinity, least = 0 }) {
  const sorted = values.map(Math.round).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const bounds = [most < Infinity && `at most ${most}`, least > 0 && `at least ${least}`];
  const range = `${median} (${sorted[0]} to ${sorted.at(-1)})`;
  const line = [`${name}: ${range}`, ...bounds.filter(Boolean)].join(", ");
  console.log(line);
  if (!(median >= least && median <= most)) exceeded.push(line);
  return median;
}

/** How many quote requests per second 32 clients get stored, through nginx, with checks and limits. */
async function storeRequests(count = 2000) {
  const answers = { fullName: "Ann Lee", phone: "7065550199", serviceType: "roofing" };
  const sum = { consent: true, mathChallenge: 7, mathAnswer: 7 };
  let waiting = count;
  const send = async () => {
    while (waiting-- > 0) {
      const key = randomUUID();
      const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
      const projectDetails = `Water comes in over the kitchen window when it rains, ${key}.`;
      const body = JSON.stringify({ ...answers, projectDetails, ...sum });
      const response = await fetch(`${url}/api/quote`, { method: "POST", headers, body });
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: 32 }, send));
  return (count / (performance.now() - started)) * 1000;
}

function run(/** @type {string} */ program, /** @type {string[]} */ ...args) {
  return execFileSync(program, args, { encoding: "utf8", maxBuffer: 2 ** 28 });
}
