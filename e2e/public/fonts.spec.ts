import { holdBack } from "../support/holdBack";
import { expect, test } from "../support/test";

/** Visitors' pages bring their fonts; the owner's load them, and show fallbacks of the same width until then. */
test("nothing of the login moves on a slow line, or when late fonts arrive", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
  const release = await holdBack(page, "**/*.woff2");
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/admin/login", { waitUntil: "commit" });
  const paints = () => performance.getEntriesByName("first-contentful-paint").length;
  await expect.poll(() => page.evaluate(paints)).toBe(1);
  release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  const isThere = () => document.fonts.check("1em 'Fraunces Ridge'");
  await expect.poll(() => page.evaluate(isThere)).toBe(true);

  const moved = await page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: number[] };
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
  expect(moved).toBeLessThan(0.01);
});
