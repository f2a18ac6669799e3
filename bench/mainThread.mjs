// What a page costs a phone's main thread: thread time, which other work on the machine hardly changes, and what a second visit
// costs. Slow 4G, no slower processor, a new browser for each first visit. Times are as on a machine of INDEX.
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";

/** Lighthouse's benchmarkIndex of the machine on which the limits were measured. */
export const INDEX = 2000;

/** What a figure adds up, by the browser's names. */
const KINDS = {
  style: ["UpdateLayoutTree"],
  layout: ["Layout"],
  paint: ["PrePaint", "Paint", "Layerize"],
  script: ["EvaluateScript", "FunctionCall", "v8.compile", "v8.evaluateModule"],
  parse: ["ParseHTML"],
};
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 184_000,
  uploadThroughput: 84_000,
};
/** Milliseconds after the load: scripts that wait for an idle moment count. */
const WAIT = 2500;

/** @typedef {{ name: string, tid: number, pid: number, ts: number, tdur?: number, args?: { data?: { documentLoaderURL?: string } } }} TraceEvent */
/** @typedef {Record<string, number>} Figures */

/**
 * @param {string} url
 * @returns {Promise<Figures>}
 */
export async function measureMainThread(url) {
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
  const context = await browser.newContext(phone);
  const { benchmarkIndex, ofThread } = await measureMachine(await context.newPage());
  const scale = ofThread / INDEX;
  const first = await visit(context, url, scale);
  const second = await visit(context, url, scale);
  await browser.close();
  const ofFirst = (/** @type {string} */ name) =>
    (100 * (second[name] ?? NaN)) / (first[name] ?? NaN);
  return {
    benchmarkIndex,
    "benchmarkIndex of the thread": ofThread,
    ...first,
    "second visit, % of the bytes": ofFirst("bytes"),
    "second visit, % of all tasks": ofFirst("all tasks, ms"),
  };
}

/**
 * The benchmarkIndex, and what it is by the thread's own time: other work on the machine lowers only the first.
 * @param {import("@playwright/test").Page} page
 */
async function measureMachine(page) {
  /** @type {{ pageFunctions: { computeBenchmarkIndex: () => number } }} */
  const { pageFunctions } = await import(
    new URL("node_modules/lighthouse/core/lib/page-functions.js", import.meta.url).href
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const readSeconds = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;
  };
  const before = await readSeconds();
  const started = performance.now();
  const benchmarkIndex = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  const seconds = (performance.now() - started) / 1000;
  return {
    benchmarkIndex,
    ofThread: (benchmarkIndex * seconds) / ((await readSeconds()) - before),
  };
}

/**
 * @param {import("@playwright/test").BrowserContext} context
 * @param {string} url
 * @param {number} scale
 * @returns {Promise<Figures>}
 */
async function visit(context, url, scale) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  /** @type {TraceEvent[]} */
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))); // what the categories below report
  });
  /** @type {Set<string>} */
  const sent = new Set();
  let bytes = 0;
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("data:")) sent.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: [
        "devtools.timeline",
        "disabled-by-default-devtools.timeline",
        "loading",
        "blink.user_timing",
      ],
    },
  });
  const response = await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(WAIT);
  const ended = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await ended;
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const html = (await response?.body()) ?? Buffer.alloc(0);
  const withoutFonts = html.toString().replaceAll(/data:font[^")]*/g, "");
  await page.close();

  const start = events.findLast(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === url,
  );
  const onMain = events.filter(
    ({ pid, tid, ts }) => pid === start?.pid && tid === start.tid && ts >= start.ts,
  );
  const sum = (/** @type {(name: string) => boolean} */ isCounted) =>
    onMain.reduce((ms, { name, tdur = 0 }) => ms + (isCounted(name) ? tdur / 1000 : 0), 0) * scale;
  const kinds = Object.entries(KINDS).map(([kind, names]) => [
    `${kind}, ms`,
    sum((name) => names.includes(name)),
  ]);
  return {
    ...Object.fromEntries(kinds),
    "all tasks, ms": sum((name) => name.endsWith("RunTask")),
    elements,
    requests: sent.size,
    bytes,
    "HTML with Brotli, bytes": brotliCompressSync(html).length,
    "HTML without fonts, bytes": brotliCompressSync(withoutFonts).length,
  };
}
