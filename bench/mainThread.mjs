// What a page costs a phone's main thread: thread time, which other work on the machine hardly changes. Slow 4G, no slower
// processor, a new browser for each load.
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";

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
  const page = await (await browser.newContext(phone)).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  /** @type {TraceEvent[]} */
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))); // what the categories below report
  });
  let requests = 0;
  page.on("request", (request) => (requests += request.url().startsWith("data:") ? 0 : 1));
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
  await browser.close();

  const start = events.findLast(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === url,
  );
  const onMain = events.filter(
    ({ pid, tid, ts }) => pid === start?.pid && tid === start.tid && ts >= start.ts,
  );
  const sum = (/** @type {(name: string) => boolean} */ isCounted) =>
    onMain.reduce((ms, { name, tdur = 0 }) => ms + (isCounted(name) ? tdur / 1000 : 0), 0);
  const kinds = Object.entries(KINDS).map(([kind, names]) => [
    `${kind}, ms`,
    sum((name) => names.includes(name)),
  ]);
  return {
    ...Object.fromEntries(kinds),
    "all tasks, ms": sum((name) => name.endsWith("RunTask")),
    elements,
    requests,
    "HTML with Brotli, bytes": brotliCompressSync(html).length,
    "HTML without fonts, bytes": brotliCompressSync(withoutFonts).length,
  };
}
