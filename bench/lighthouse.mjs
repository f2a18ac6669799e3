import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { findChromium } from "../tools/testRunners.mjs";
import { measure } from "./figures.mjs";
import { servePlainPage } from "./plainPage.mjs";
import { frontDoor, root } from "./stack.mjs";

const FLAGS = [
  "--quiet",
  "--output=json",
  // Real throttling, not simulated: a CPU a quarter as fast as this machine's, and slow 4G.
  "--throttling-method=devtools",
  "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking",
];
const TIMES = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
};

/** The landing page in a slow phone's browser, compared with a plain page with the same words and pictures. */
export async function measureLighthouse() {
  const CHROME_PATH = findChromium();
  if (!CHROME_PATH) {
    console.log("\nLighthouse skipped: there is no Chromium here (set CHROMIUM_PATH).");
    return;
  }
  if (!existsSync(`${root}bench/node_modules`)) {
    execFileSync("npm", ["ci", "--silent"], { cwd: `${root}bench`, stdio: "inherit" });
  }
  process.env["CHROME_PATH"] = CHROME_PATH;
  const site = frontDoor();
  const plain = await servePlainPage(site);
  await measure("Lighthouse, mobile", [
    { name: "plain page without a script (limit)", measure: () => runLighthouse(plain.url) },
    { name: "landing page", measure: () => runLighthouse(site) },
  ]);
  plain.stop();
}

/** In a separate process, so that the plain page's server in this one can respond meanwhile. */
async function runLighthouse(/** @type {string} */ url) {
  const program = `${root}bench/node_modules/.bin/lighthouse`;
  const { stdout } = await promisify(execFile)(program, [url, ...FLAGS], { maxBuffer: 2 ** 28 });
  /** @type {{ audits: Record<string, { numericValue?: number }>, categories: Record<string, { title: string, score: number }> }} */
  const { audits, categories } = JSON.parse(stdout);
  const times = Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]);
  const scores = Object.values(categories).map(({ title, score }) => [title, score * 100]);
  return Object.fromEntries([...times, ...scores]);
}
