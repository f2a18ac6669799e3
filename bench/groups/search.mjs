import { CPU_RATE, launchChromium } from "../chromium.mjs";
import { fillQuoteRequests } from "../fillQuoteRequests.mjs";
import { addFigures } from "../measure.mjs";
import { adminToken, frontDoor, psql } from "../stack.mjs";

const REPETITIONS = 3;
const COUNT = 5_000;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Milliseconds between two keys of somebody who types fast. */
const KEY_MS = 180;
const TYPED = "visitor 49 dahlonega";

/** 6. The owner types into the search of a long list, on a slow device. Figures of the frames that took over 50 ms. */
export async function measureSearch() {
  const browser = await launchChromium();
  if (!browser) return;
  fillQuoteRequests(COUNT);
  for (const viewport of SCREENS) {
    const values = [];
    for (let n = 0; n < REPETITIONS; n += 1) {
      const context = await browser.newContext({ viewport });
      values.push(await search(context));
      await context.close();
    }
    const list = `${COUNT.toLocaleString("en")} quote requests at ${viewport.width} px, CPU 4x`;
    addFigures("Owner's search", list, values);
  }
  await browser.close();
  psql("TRUNCATE quote_requests CASCADE");
}

/** @param {import("@playwright/test").BrowserContext} context */
async function search(context) {
  await context.addInitScript((token) => {
    window.localStorage.setItem("admin_token", token);
  }, adminToken());
  const page = await context.newPage();
  await page.goto(`${frontDoor()}/admin/quote-requests`);
  const field = page.getByRole("searchbox");
  await field.focus();
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  await page.waitForTimeout(1500);
  await page.evaluate(watchFrames);
  const keys = Array.from(TYPED).concat(Array(TYPED.length).fill("Backspace"));
  for (const key of keys) await typeSlowly(page, key);
  await page.waitForTimeout(1000);
  const long = await page.evaluate(() => /** @type {any} */ (window).longFrames);
  return {
    "longest ms": Math.max(0, ...long),
    "long frames": long.length,
    keys: keys.length,
  };
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} key
 */
async function typeSlowly(page, key) {
  await page.keyboard.press(key === " " ? "Space" : key);
  await page.waitForTimeout(KEY_MS);
}

/** Runs in the page. */
function watchFrames() {
  /** @type {number[]} */
  const longFrames = [];
  Object.assign(window, { longFrames });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longFrames.push(duration);
  }).observe({ type: "long-animation-frame" });
}
