import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { standStill } from "../support/layout";
import { fullQuote } from "../../contract/test/quoteRequests";

const work = ["roofing", "gutters", "painting"];

async function open(page: Page, width: number, count: number, hash = ""): Promise<void> {
  const requests = Array.from({ length: count }, (_, index) => ({
    ...fullQuote,
    id: count - index,
    fullName: `Customer ${count - index}`,
    serviceType: work[index % work.length],
    projectDetails: "A stain on the bedroom ceiling, near the chimney. ".repeat(3),
  }));
  await page.setViewportSize({ width, height: 844 });
  await answerList(page, "quote-requests", requests);
  await page.goto(`/admin/quote-requests${hash}`);
}

/** Not by role: computing the roles of hundreds of cards takes longer than drawing them. */
const nameOf = (page: Page, id: number) => cards(page).getByText(`Customer ${id}`, { exact: true });

/** Whether something covers the middle of the matching element's upper edge. */
const isCovered = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return true;
    const { left, top, width } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + 2);
    return hit === null || !(element.contains(hit) || hit.contains(element));
  }, selector);

const shown = (page: Page) => page.getByText(/^Showing /);
const cards = (page: Page) => page.locator("main li h3");

test("of 400 requests the first are drawn, and all by scrolling", async ({ page }) => {
  await open(page, 390, 400);
  await expect(page.locator("h1")).toContainText("400 total");
  await expect(shown(page)).toHaveText(/^Showing [12]\d\d of 400. Scroll for more.$/);

  await page.screenshot(); // waits for the list to be on the screen: a key pressed before scrolls a page without it
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(nameOf(page, 1)).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(shown(page)).toHaveText("Showing 400 of 400");

  await page.getByRole("searchbox").fill("customer 3");
  await page.getByRole("searchbox").fill("customer 377");
  await expect(nameOf(page, 377)).toBeInViewport({ ratio: 1 });
  expect(await isCovered(page, "main li:has(h3)")).toBe(false);
});

test("a link leads to a request far down the list, out of a search, too, and Back to the place that was left", async ({
  page,
}) => {
  await open(page, 1440, 300, "#request-30");
  await expect(nameOf(page, 30)).toBeFocused();
  await expect(nameOf(page, 30)).toBeInViewport({ ratio: 1 });
  expect(await isCovered(page, "#request-30")).toBe(false);

  await page.getByRole("searchbox").fill("customer 299");
  await expect(nameOf(page, 30)).toHaveCount(0);
  await page.evaluate(() => (window.location.hash = "#request-31"));
  await expect(nameOf(page, 31)).toBeFocused();

  await page.evaluate(() => window.scrollBy({ top: -2000, behavior: "instant" }));
  await standStill(page);
  const place = () =>
    page.evaluate(() => {
      const { innerHeight, innerWidth, scrollY } = window;
      const card = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("li");
      return [scrollY, card?.id];
    });
  const left = await place();
  expect(left).toEqual([expect.any(Number), expect.stringMatching(/^request-\d\d$/)]);
  // A real click would scroll to the link first.
  const services = page.getByRole("link", { name: "Services" }).first();
  await services.evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("h1")).toContainText("Services");
  await page.goBack();
  await expect(page.locator("h1")).toContainText("300 total");
  await expect.poll(place).toEqual(left);
});

test("paper has all requests, also those that nobody has scrolled to, fifty on ten sheets, with all words, without navigation and buttons", async ({
  page,
}) => {
  await open(page, 390, 220); // on a desk the list grows to its end by itself
  await expect(shown(page)).toHaveText(/^Showing 1\d\d of 220. Scroll for more.$/);

  const file = (await page.pdf({ format: "Letter" })).toString("latin1");
  await expect(shown(page)).toHaveText("Showing 220 of 220");
  await expect(cards(page)).toHaveCount(220);
  expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(44);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.emulateMedia({ media: "print" });
  const left = page.locator("nav, button, a[href^='tel:'], summary").filter({ visible: true });
  await expect(left).toHaveCount(0);
  const isCut = await page
    .locator("main li p")
    .evaluateAll((all) => all.some((text) => text.scrollHeight > text.clientHeight + 4));
  expect(isCut).toBe(false);
});
