// What a page costs a phone's main thread, beside a page of the same content that is written by hand: thread time, which other
// work on the machine hardly changes. Slow 4G, no slower processor, a new browser for each load, the pages in turn, medians.
import { createServer } from "node:http";
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
 * The medians for the site, and for the page by hand.
 * @param {string} site
 * @param {number} rounds
 * @returns {Promise<Figures[]>}
 */
export async function measureMainThread(site, rounds) {
  const byHand = await servePageByHand(site);
  /** @type {Figures[][]} */
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push([await measure(`${site}/`), await measure(byHand.url)]);
  }
  byHand.server.close();
  return [0, 1].map((which) => {
    const runs = measured.map((round) => round[which] ?? {});
    const median = (/** @type {string} */ name) =>
      runs.map((run) => run[name] ?? NaN).toSorted((a, b) => a - b)[rounds >> 1] ?? NaN;
    return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, median(name)]));
  });
}

/**
 * @param {string} url
 * @returns {Promise<Figures>}
 */
async function measure(url) {
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

/** @param {string} site */
async function servePageByHand(site) {
  const read = async (/** @type {string} */ path) =>
    /** @type {Record<string, string>[]} */ (await (await fetch(`${site}/api/${path}`)).json()); // the public lists
  const [services, projects, areas, reviews] = await Promise.all(
    ["services", "featured-projects", "service-areas", "testimonials"].map(read),
  );
  const each = (
    /** @type {Record<string, string>[] | undefined} */ items,
    /** @type {(item: Record<string, string>) => string} */ write,
  ) => (items ?? []).map(write).join("");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Home repair</title><link rel="icon" href="data:,">
<style>*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1rem;color:#1a1a1a}.g{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr))}img,input,textarea{width:100%;height:auto}label{display:block}</style></head><body>
<h1>Your home, looked after</h1><p><a href="#quote">Get a free quote</a></p>
<h2>Services</h2><div class="g">${each(services, ({ title, description }) => `<section><h3>${title}</h3><p>${description}</p></section>`)}</div>
<h2>Projects</h2><div class="g">${each(projects, ({ title, description, imageUrl, altText }) => `<section><img loading="lazy" width="800" height="600" alt="${altText}" src="${site}${imageUrl}"><h3>${title}</h3><p>${description}</p></section>`)}</div>
<h2>Areas</h2><ul>${each(areas, ({ name }) => `<li>${name}</li>`)}</ul>
<h2>Reviews</h2>${each(reviews, ({ review, name, location }) => `<blockquote><p>${review}</p><cite>${name}, ${location}</cite></blockquote>`)}
<h2 id="quote">Get a free quote</h2><form method="post"><label>Name<input name="name"></label><label>Phone<input name="phone" type="tel"></label><label>Email<input name="email" type="email"></label><label>What do you need?<textarea name="message" rows="5"></textarea></label><button>Send</button></form></body></html>`;
  const body = brotliCompressSync(html);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { server, url: `http://127.0.0.1:${port}/` };
}
