import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { fullQuote } from "../support/lists";

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const services = ["roofing", "gutters", "painting"];

const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...fullQuote,
    id: count - index,
    fullName: `Customer ${count - index}`,
    serviceType: services[index % services.length],
    projectDetails: "A stain on the bedroom ceiling, near the chimney. ".repeat(3),
  }));

async function open(page: Page, size: (typeof sizes)[number], count: number, hash = "") {
  await page.setViewportSize(size);
  await answerList(page, "quote-requests", requests(count));
  await page.goto(`/admin/quote-requests${hash}`);
  await expect(page.locator("main li h3").first()).toBeVisible();
}

const scrollBy = (page: Page, top: number) =>
  page.evaluate((by) => {
    window.scrollBy({ top: by, behavior: "instant" });
  }, top);

/** Whether something covers the middle of the matching element's upper edge. */
const isCovered = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return true;
    const { left, top, width } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + 2);
    return hit === null || !(element.contains(hit) || hit.contains(element));
  }, selector);

/** Whether no card shows through on the left, where "More" is. */
const isSearchOnTop = (page: Page) =>
  page.getByRole("search").evaluate((form) => {
    const { left, top } = form.getBoundingClientRect();
    return form.contains(document.elementFromPoint(left + 30, top + 20));
  });

for (const size of sizes) {
  const at = `at ${size.width} px`;

  test(`search and chips stay on the screen, and one press leads back to the top, ${at}`, async ({
    page,
  }) => {
    await open(page, size, 60);
    await scrollBy(page, 6000);

    await expect(page.getByRole("searchbox")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "All 60" })).toBeInViewport({ ratio: 1 });
    for (let step = 0; step < 12; step += 1) {
      await scrollBy(page, 25);
      expect(await isSearchOnTop(page), `${step} steps down`).toBe(true);
    }
    await page.getByRole("button", { name: "Back to top" }).press("Enter");

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("main")).toBeFocused();
    await expect(page.getByRole("button", { name: "Back to top" })).toHaveCount(0);
  });

  test(`the bar never covers the focused element, ${at}`, async ({ page }) => {
    await open(page, size, 60, "#request-20");
    await expect(page.getByRole("heading", { name: "Customer 20", exact: true })).toBeFocused();

    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press("Shift+Tab");
      // Cards that come into view are measured a frame later.
      await expect.poll(() => isCovered(page, "main li :focus"), `${step} steps back`).toBe(false);
    }
  });

  // Of the longer list, the browser lays out only what is near the screen.
  for (const count of [60, 200]) {
    test(`a linked request among ${count} is below the bar, ${at}`, async ({ page }) => {
      await open(page, size, count, "#request-30");

      const name = page.getByRole("heading", { name: "Customer 30", exact: true });
      await expect(name).toBeFocused();
      await expect(name).toBeInViewport({ ratio: 1 });
      expect(await isCovered(page, "#request-30")).toBe(false);
    });
  }

  test(`a search from far down the list shows its first match, ${at}`, async ({ page }) => {
    await open(page, size, 1000);
    await scrollBy(page, 50_000);
    await page.getByRole("searchbox").fill("customer 977");

    const name = page.getByRole("heading", { name: "Customer 977", exact: true });
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await isCovered(page, "main li:has(h3):not([hidden])")).toBe(false);
  });
}

test("a name found only in spam is one press away", async ({ page }) => {
  await answerList(page, "quarantine", [
    { ...fullQuote, id: 901, fullName: "Bart Vandermeulen" },
    { ...fullQuote, id: 900, fullName: "Rank King" },
  ]);
  await open(page, { width: 375, height: 667 }, 60);
  await page.getByRole("searchbox").fill("vandermeulen");

  await page.getByRole("link", { name: "1 match in Held as spam" }).click();

  const name = page.getByRole("heading", { name: "Bart Vandermeulen" });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole("button", { name: "Not spam: Bart Vandermeulen, ID 901" }),
  ).toBeInViewport();
  await expect(page.getByRole("searchbox")).toHaveValue("vandermeulen");
});
