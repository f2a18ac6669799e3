import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { servePlainPage } from "../limits/plainPage.mjs";
import { addFigures } from "../measure.mjs";
import { frontDoor, root } from "../stack.mjs";

const ROUNDS = 3;

/**
 * Lighthouse's times and scores of the landing page and of its limit, in the browser with this debugging port.
 * @param {number} port
 */
export async function measureLighthouse(port) {
  if (!existsSync(`${root}bench/node_modules`)) {
    execFileSync("npm", ["ci", "--silent"], { cwd: `${root}bench`, stdio: "inherit" });
  }
  const plain = await servePlainPage();
  await measureOne("plain page without a script (limit)", plain.url, port);
  await measureOne("landing page", frontDoor(), port);
  plain.stop();
}

/** Lighthouse's name of a figure -> ours. */
const TIMES = {
  "first-contentful-paint": "FCP ms",
  "largest-contentful-paint": "LCP ms",
  "total-blocking-time": "TBT ms",
};

/**
 * @param {string} subject
 * @param {string} url
 * @param {number} port
 */
async function measureOne(subject, url, port) {
  const { default: lighthouse } = await import("lighthouse");
  const rounds = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const result = await lighthouse(`${url}/`, { port, logLevel: "error" });
    if (!result) throw new Error("Lighthouse returned nothing");
    const { audits, categories } = result.lhr;
    const times = Object.entries(TIMES).map(([id, name]) => [name, audits[id]?.numericValue ?? 0]);
    const scores = Object.values(categories).map(({ title, score }) => [
      title,
      Math.round((score ?? 0) * 100),
    ]);
    rounds.push(Object.fromEntries([...times, ...scores]));
  }
  addFigures("Lighthouse, mobile", subject, rounds);
}
