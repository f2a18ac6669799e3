import { expect, type Page, type Route } from "@playwright/test";
import { standStill } from "./layout";

/** A hundredth of it is what a line of text makes of a phone's screen. */
const LARGEST = 0.02;

type Order = "first to last" | "last to first";

/**
 * Opens a screen whose calls are answered one after the other, and expects that nothing on it moves once it is drawn. Returns
 * the number of calls.
 */
export async function expectStill(page: Page, path: string, order: Order): Promise<number> {
  await page.goto("about:blank"); // a call of the screen before would be held, and never answered
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  await page.route("**/api/**", hold);
  // A busy machine would reach the time that the dashboard waits for a call that is lost.
  await page.addInitScript(() => {
    const start = setTimeout.bind(window);
    const patient = (run: () => void, delay = 0) => (delay < 3000 ? start(run, delay) : 0);
    Object.assign(window, { setTimeout: patient });
  });
  await page.goto(path);
  await page.evaluate(watchShifts);
  // A list is asked for on display, by a script that is late on a busy machine.
  await expect.poll(() => held.length, `calls of ${path}`).toBeGreaterThan(0);
  await standStill(page);
  let count = 0;
  while (held.length > 0) {
    count += 1;
    const route = order === "first to last" ? held.shift() : held.pop();
    const answered = page.waitForResponse((answer) => answer.request() === route?.request());
    await route?.fallback();
    await (await answered).finished();
    await standStill(page);
  }
  await page.unroute("**/api/**", hold);
  const { sum, moved } = await page.evaluate(() => (window as unknown as Watched).shifts);
  expect(sum, `${path}: ${moved.join("; ")}`).toBeLessThanOrEqual(LARGEST);
  return count;
}

/** The page's window, as `watchShifts` leaves it. */
type Watched = { shifts: { sum: number; moved: string[] } };

/** From when the fonts are there, which have a test of their own (fonts.spec.ts). */
async function watchShifts(): Promise<void> {
  await document.fonts.ready;
  const shifts: Watched["shifts"] = { sum: 0, moved: [] };
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    // Entries of the only type that it observes.
    for (const entry of list.getEntries() as Shift[]) {
      shifts.sum += entry.value;
      const names = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "");
      shifts.moved.push(`${entry.value.toFixed(3)} ${names.join(" | ")}`);
    }
  }).observe({ type: "layout-shift" });
}
