import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { fullQuote } from "../support/lists";

const services = ["roofing", "gutters", "painting"];

async function open(page: Page, width: number, count: number, hash = ""): Promise<void> {
  const requests = Array.from({ length: count }, (_, index) => ({
    ...fullQuote,
    id: count - index,
    fullName: `Customer ${count - index}`,
    serviceType: services[index % services.length],
    projectDetails: "A stain on the bedroom ceiling, near the chimney. ".repeat(3),
  }));
  await page.setViewportSize({ width, height: 844 });
  await answerList(page, "quote-requests", requests);
  await page.goto(`/admin/quote-requests${hash}`);
}

/** Not by role: computing the roles of a thousand cards takes longer than drawing them. */
const nameOf = (page: Page, id: number) =>
  page.locator("main h3").getByText(`Customer ${id}`, { exact: true });

const scrollBy = (page: Page, top: number) =>
  page.evaluate((by) => window.scrollBy({ top: by, behavior: "instant" }), top);

/** Whether something covers the middle of the matching element's upper edge. */
const isCovered = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return true;
    const { left, top, width } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + 2);
    return hit === null || !(element.contains(hit) || hit.contains(element));
  }, selector);

test("the first of 1000 requests are drawn within 2 s of the response, and all are there for keyboard, find and search", async ({
  page,
}) => {
  // Measured in the page; from outside, the test's own waits would be included.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("main li h3")?.textContent !== "Customer 1000") return;
      observer.disconnect();
      // A task queued in a frame runs after that frame is drawn.
      requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await open(page, 390, 1000);
  const wait = await page.waitForFunction(() => {
    const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const answer = requests.find(({ name }) => name.endsWith("/quote-requests"));
    const [drawn] = performance.getEntriesByName("drawn");
    return answer && drawn && drawn.startTime - answer.responseEnd;
  });
  expect(await wait.jsonValue()).toBeLessThan(2000);
  await expect(page.locator("h1")).toContainText("1000 total");
  // All of them take seconds on a busy machine.
  await expect(page.locator("main li:has(h3)")).toHaveCount(1000, { timeout: 40_000 });

  await page.screenshot(); // waits for the list to be on the screen: a key pressed before scrolls a page without it
  await page.keyboard.press("End");
  await expect(nameOf(page, 1)).toBeInViewport();

  await page.getByRole("searchbox").focus();
  const visited = new Set<string>();
  while (visited.size < 12) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(
      () => document.activeElement?.closest("main li:has(h3)")?.querySelector("h3")?.textContent,
    );
    if (typeof name === "string") visited.add(name);
  }
  expect([...visited]).toEqual(Array.from({ length: 12 }, (_, n) => `Customer ${1000 - n}`));

  const isFound = () =>
    page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find("ID: 1"));
  expect(await isFound()).toBe(true);

  await scrollBy(page, 50_000);
  await page.getByRole("searchbox").fill("customer 977");
  await expect(nameOf(page, 977)).toBeInViewport({ ratio: 1 });
  expect(await isCovered(page, "main li:has(h3):not([hidden])")).toBe(false);
});

// Of 200 the browser lays out only what is near the screen.
test("a link leads to a request far down the list, and Back returns to it", async ({ page }) => {
  await open(page, 1440, 200, "#request-30");

  await expect(nameOf(page, 30)).toBeFocused();
  await expect(nameOf(page, 30)).toBeInViewport({ ratio: 1 });
  expect(await isCovered(page, "#request-30")).toBe(false);

  // A real click would scroll to the link first.
  const dashboard = page.locator("a[href='/admin']").first();
  await dashboard.evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("h1")).toHaveText("Admin Dashboard");
  await page.goBack();
  await expect(nameOf(page, 30)).toBeInViewport();
});
