import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { fullQuote } from "../support/quotes";

const quotes = Array.from({ length: 5000 }, (_, index) => ({
  ...fullQuote,
  id: 5000 - index,
  fullName: `Customer ${5000 - index}`,
}));

/** Not by role: computing roles for thousands of rows takes the test longer than the page takes to draw them. */
const titleOf = (page: Page, name: string) =>
  page.locator("main h2").getByText(name, { exact: true });

/** The list's height is an estimate until its first cards are measured; until then its end moves. */
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

/** Runs in the page: a locator that polls thousands of rows would slow the scrolling down. */
function isLastTitleOnScreen(name: string): boolean {
  const title = [...document.querySelectorAll("main li:not(li li)")].at(-1)?.querySelector("h2");
  if (title?.textContent !== name) return false;
  const { top, bottom } = title.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Measures in the page when the list is drawn; from outside the test's own waits would count too. */
async function noteFirstPaint(page: Page, name: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("main li h2")?.textContent !== wanted) return;
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
  test(`${items.length} ${path} are visible within 2 s of the response, on a busy machine too`, async ({
    page,
  }) => {
    await noteFirstPaint(page, first);
    await answerList(page, path, [...items]);
    await page.goto(`/admin/${path}`);
    await expect(titleOf(page, first)).toBeVisible();

    expect(await readWait(page, path)).toBeLessThan(2000);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`${items.length} total`);
  });

  test(`the End key shows the last of ${items.length} ${path}`, async ({ page }) => {
    await answerList(page, path, [...items]);
    await page.goto(`/admin/${path}`);
    await expect(page.locator("main li:not(li li)")).toHaveCount(items.length);
    await waitForSteadyHeight(page);
    await page.keyboard.press("End");

    await page.waitForFunction(isLastTitleOnScreen, last, { timeout: 15_000 });
  });

  test(`all ${items.length} ${path} are there for find-in-page and screen readers`, async ({
    page,
  }) => {
    await answerList(page, path, [...items]);
    await page.goto(`/admin/${path}`);
    await expect(titleOf(page, first)).toBeVisible();

    await expect(page.locator("main li:not(li li)")).toHaveCount(items.length);
    const middle = items[items.length / 2];
    const name = "fullName" in (middle ?? {}) ? "Customer 2500" : "Service 251";
    // As find-in-page does: search the text and scroll to it.
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
  await expect(page.locator("main li:not(li li)")).toHaveCount(services.length);
  await page.getByRole("searchbox").focus();
  for (let card = 1; card <= 40; card += 1) {
    for (const verb of ["Edit", "Deactivate", "Delete"]) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveAccessibleName(`${verb} Service ${card}`);
    }
  }
});
