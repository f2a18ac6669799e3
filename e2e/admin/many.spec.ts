import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { fullQuote } from "../support/quotes";

// Thousands of rows made, sent and looked through by the test itself.
test.describe.configure({ timeout: 90_000 });

const quotes = Array.from({ length: 5000 }, (_, index) => ({
  ...fullQuote,
  id: 5000 - index,
  fullName: `Customer ${5000 - index}`,
}));

/** Not by role: to compute that for thousands of rows takes the test longer than the page. */
const titleOf = (page: Page, name: string) =>
  page.locator("main h2").getByText(name, { exact: true });

/** The list's height is an estimate until its first cards have been measured: where its end is moves till then. */
async function waitForSteadyHeight(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const seen = window as unknown as { height?: number };
      const { scrollHeight } = document.documentElement;
      const isSteady = seen.height === scrollHeight;
      seen.height = scrollHeight;
      return isSteady;
    },
    undefined,
    { polling: 500 },
  );
}

/** In the page itself: a locator that looks through thousands of rows again and again holds up the scrolling. */
function isLastTitleOnScreen(name: string): boolean {
  const title = document.querySelector("main > ul > li:last-child h2");
  if (title?.textContent !== name) return false;
  const { top, bottom } = title.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Notes in the page when the list has been drawn: from outside the waits of the test itself would be counted too. */
async function noteFirstPaint(page: Page, name: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("main > ul > li h2")?.textContent !== wanted) return;
      observer.disconnect();
      // A task that follows a frame comes after that frame is drawn.
      requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, name);
}

/** From the end of the list's answer until it was drawn, in ms. */
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

const services = Array.from({ length: 500 }, (_, index) => ({
  id: index + 1,
  slug: `service-${index + 1}`,
  title: `Service ${index + 1}`,
  description: "Hung true, sealed tight and ready for paint.",
  icon: "Wrench",
  isActive: true,
  sortOrder: index,
}));

for (const [path, items, first, last] of [
  ["quote-requests", quotes, "Customer 5000", "Customer 1"],
  ["services", services, "Service 1", "Service 500"],
] as const) {
  test(`${items.length} ${path} are visible within 2 s of the answer`, async ({ page }) => {
    await noteFirstPaint(page, first);
    await answerList(page, path, [...items]);
    await page.goto(`/admin/${path}`);
    await expect(titleOf(page, first)).toBeVisible();

    expect(await readWait(page, path)).toBeLessThan(2000);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`${items.length} total`);
  });

  test(`the end of ${items.length} ${path} is one key away, and drawn`, async ({ page }) => {
    await answerList(page, path, [...items]);
    await page.goto(`/admin/${path}`);
    await expect(page.locator("main > ul > li")).toHaveCount(items.length);
    await waitForSteadyHeight(page);
    await page.keyboard.press("End");

    await page.waitForFunction(isLastTitleOnScreen, last, { timeout: 15_000 });
  });

  test(`all ${items.length} ${path} are there for find-in-page and for readers`, async ({
    page,
  }) => {
    await answerList(page, path, [...items]);
    await page.goto(`/admin/${path}`);
    await expect(titleOf(page, first)).toBeVisible();

    await expect(page.locator("main > ul > li")).toHaveCount(items.length);
    const middle = items[items.length / 2];
    const name = "fullName" in (middle ?? {}) ? "Customer 2500" : "Service 251";
    // What find-in-page does: it looks for the text and scrolls there.
    await page.evaluate((text) => {
      const found = (window as unknown as { find: (text: string) => boolean }).find(text);
      if (!found) throw new Error("not found");
    }, name);
    await expect(titleOf(page, name)).toBeInViewport({ timeout: 15_000 });
  });
}

test("the keyboard walks through the list without gaps", async ({ page }) => {
  await answerList(page, "services", services);
  await page.goto("/admin/services");
  await expect(page.locator("main > ul > li")).toHaveCount(services.length);
  await page.getByRole("button", { name: "Add Service" }).focus();
  for (let card = 1; card <= 40; card += 1) {
    for (const verb of ["Edit", "Deactivate", "Delete"]) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveAccessibleName(`${verb} Service ${card}`);
    }
  }
});
