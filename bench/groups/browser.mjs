import { createServer } from "node:net";
import { CPU_RATE, launchChromium } from "../chromium.mjs";
import { addFigures } from "../measure.mjs";
import { frontDoor } from "../stack.mjs";
import { measureLighthouse } from "./lighthouse.mjs";
import { watchPage } from "./watchPage.mjs";

/** @typedef {import("@playwright/test").CDPSession} CDPSession */

const REPETITIONS = 3;
/** Lighthouse's slow 4G (bytes per second, milliseconds). */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
/** 5. First and repeated visits on a phone with a weak signal, and Lighthouse's scores. */
export async function measureBrowser() {
  const port = await findPort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  if (!browser) return;
  /** @type {Record<"cold" | "warm", import("../measure.mjs").Values[]>} */
  const visits = { cold: [], warm: [] };
  for (let n = 0; n < REPETITIONS; n += 1) {
    const context = await browser.newContext(PHONE);
    visits.cold.push(await visit(context));
    visits.warm.push(await visit(context));
    await context.close();
  }
  addFigures("Landing page in Chromium, CPU 4x, slow 4G", "cold", visits.cold);
  addFigures("Landing page in Chromium, CPU 4x, slow 4G", "warm", visits.warm);
  await measureLighthouse(port);
  await browser.close();
}

/** @param {import("@playwright/test").BrowserContext} context */
async function visit(context) {
  const url = frontDoor();
  /** @type {{ title: string }[]} */
  const services = await (await fetch(`${url}/api/services`)).json();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  const traffic = countTraffic(session, url);
  await page.addInitScript(watchPage, services[0]?.title ?? "");
  await page.goto(url, { waitUntil: "load" });
  await readValue(session, "watched.untilInteractive");
  const bytesUntilInteractive = traffic.bytes;
  await readValue(session, "watched.untilShown");
  await page.waitForLoadState("networkidle");
  const watched = await readValue(session, "watched");
  const { fcp, lcp, longTasks, cls, services: shown, interactive } = watched;
  await page.close();
  return {
    "FCP ms": fcp,
    "LCP ms": lcp,
    "TBT ms": blockedTime(longTasks, fcp, Infinity),
    "blocked before FCP, ms": blockedTime(longTasks, 0, fcp),
    CLS: cls,
    "services ms": shown,
    "interactive, ms after FCP": interactive - fcp,
    "kB until interactive": bytesUntilInteractive / 1000,
    kB: traffic.bytes / 1000,
    requests: traffic.requests,
  };
}

/**
 * What each task takes of the main thread over 50 ms between two times. As in Lighthouse, TBT begins with the first paint.
 * @param {[start: number, end: number][]} longTasks
 * @param {number} from
 * @param {number} to
 */
function blockedTime(longTasks, from, to) {
  return longTasks
    .map(([start, end]) => Math.min(end, to) - Math.max(start, from))
    .reduce((sum, length) => sum + Math.max(0, length - 50), 0);
}

/**
 * Not with Playwright's evaluate: for the page that is a visitor's touch.
 * @param {CDPSession} session
 * @param {string} expression
 */
async function readValue(session, expression) {
  const asked = { expression, awaitPromise: true, returnByValue: true };
  return (await session.send("Runtime.evaluate", asked)).result.value;
}

/**
 * Requests to the site itself, without the map's frame.
 * @param {CDPSession} session
 * @param {string} url
 */
function countTraffic(session, url) {
  const traffic = { requests: 0, bytes: 0 };
  const own = new Set();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith(url)) own.add(requestId);
  });
  // What comes from the browser's own cache never reaches the network.
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (own.has(requestId) && !response.fromDiskCache && !response.fromPrefetchCache) {
      traffic.requests += 1;
    }
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** @returns {Promise<number>} */
function findPort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
