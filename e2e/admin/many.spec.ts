import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { fullQuote } from "../support/lists";

const quotes = Array.from({ length: 1000 }, (_, index) => ({
  ...fullQuote,
  id: 1000 - index,
  fullName: `Customer ${1000 - index}`,
}));

/** Not by role: computing roles for thousands of rows takes longer than drawing them. */
const titleOf = (page: Page, name: string) =>
  page.locator("main :is(h2, h3)").getByText(name, { exact: true });

/** Measures in the page when the list is drawn; from outside, the test's own waits would be included. */
async function noteFirstPaint(page: Page, name: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("main li h3")?.textContent !== wanted) return;
      observer.disconnect();
      // A task queued in a frame runs after that frame is drawn.
      requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, name);
}

/** Milliseconds from the end of the response until the list was drawn. */
async function readWait(page: Page, path: string): Promise<number> {
  const wait = await page.waitForFunction((end) => {
    const answer = performance
      .getEntriesByType("resource")
      .find(({ name }) => name.endsWith(end)) as PerformanceResourceTiming | undefined;
    const drawn = performance.getEntriesByName("drawn")[0];
    return answer && drawn && drawn.startTime - answer.responseEnd;
  }, `/api/admin/${path}`);
  return (await wait.jsonValue()) ?? NaN;
}

const services = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  slug: `service-${index + 1}`,
  title: `Service ${index + 1}`,
  description: "Hung true, sealed tight and ready for paint.",
  icon: "Wrench",
  isActive: true,
  sortOrder: index,
}));

/** All of a thousand rows, which takes seconds on a busy machine. */
const allDrawn = { timeout: 40_000 };

test("the first of 1000 quote requests are visible within 2 s of the response", async ({
  page,
}) => {
  await noteFirstPaint(page, "Customer 1000");
  await answerList(page, "quote-requests", quotes);
  await page.goto("/admin/quote-requests");
  await expect(titleOf(page, "Customer 1000")).toBeVisible();

  expect(await readWait(page, "quote-requests")).toBeLessThan(2000);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1000 total");
});

test("the browser's find sees the last of 1000 quote requests", async ({ page }) => {
  await answerList(page, "quote-requests", quotes);
  await page.goto("/admin/quote-requests");
  await expect(page.locator("main li:has(h3)")).toHaveCount(1000, allDrawn);

  const isFound = () =>
    page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find("ID: 1"));
  expect(await isFound()).toBe(true);
});

for (const [path, items, first, last] of [
  ["quote-requests", quotes, "Customer 1000", "Customer 1"],
  ["services", services, "Service 1", "Service 100"],
] as const) {
  test(`the End key leads to the last of ${items.length} ${path}`, async ({ page }) => {
    await answerList(page, path, [...items]);
    await page.goto(`/admin/${path}`);
    await expect(titleOf(page, first)).toBeVisible();
    await expect(titleOf(page, last)).toBeAttached(allDrawn);

    await page.keyboard.press("End");

    await expect(titleOf(page, last)).toBeInViewport();
  });
}

test("a link leads to a request far down the list, and Back returns to it", async ({ page }) => {
  await answerList(page, "quote-requests", quotes);
  await page.goto("/admin/quote-requests#request-100");

  await expect(titleOf(page, "Customer 100")).toBeInViewport(allDrawn);
  await expect(titleOf(page, "Customer 100")).toBeFocused();

  // A real click would scroll to the link first.
  await page
    .getByRole("link", { name: "Dashboard" })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible(allDrawn);
  await page.goBack();
  await expect(titleOf(page, "Customer 100")).toBeInViewport(allDrawn);
});

for (const [path, items] of [
  ["quote-requests", quotes],
  ["services", services],
] as const) {
  test(`Tab goes through the list of ${path} without gaps`, async ({ page }) => {
    await answerList(page, path, [...items]);
    await page.goto(`/admin/${path}`);
    await expect(page.locator("main li :is(h2, h3)").first()).toBeVisible();
    await page.getByRole("searchbox").focus();
    const visited = new Set<string>();
    while (visited.size < 20) {
      await page.keyboard.press("Tab");
      const title = await page.evaluate(
        () =>
          document.activeElement?.closest("main li:has(h2, h3)")?.querySelector("h2, h3")
            ?.textContent,
      );
      if (typeof title === "string") visited.add(title);
    }
    const walked = items.slice(0, 20).map((item) => ("title" in item ? item.title : item.fullName));
    expect([...visited]).toEqual(walked);
  });
}
