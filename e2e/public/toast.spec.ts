import type { Locator, Page } from "@playwright/test";
import { answerQuotes, fillQuoteForm, submit } from "../support/quoteForm";
import { standStill } from "../support/layout";
import { expect, test } from "../support/test";

async function failOnce(page: Page) {
  await answerQuotes(page, { status: 500, body: "First." }, { status: 500, body: "Second." });
  await page.goto("/#quote-form");
  await fillQuoteForm(page);
  await submit(page);
  const toast = page.getByRole("listitem").filter({ hasText: "Submission failed" });
  await expect(toast).toBeVisible();
  return toast;
}

test("a toast is 420 px wide and disappears after five seconds or a long swipe, but not a short one", async ({
  page,
}) => {
  const toast = await failOnce(page);
  await expect(toast).toHaveCount(0, { timeout: 8000 });

  await submit(page);
  await toast.hover();
  await standStill(page);
  expect((await toast.boundingBox())?.width).toBeCloseTo(420, 1);
  await swipe(page, toast, 40);
  await standStill(page);
  await expect(toast).toHaveCount(1);
  await swipe(page, toast, 80);
  await expect(toast).toHaveCount(0);
});

async function swipe(page: Page, toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moved = 10; moved <= distance; moved += 10) await page.mouse.move(x + moved, y);
  await page.mouse.up();
}

test("on a phone it covers neither the submit button nor the call bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const toast = await failOnce(page);
  await toast.hover(); // so that it stays
  await standStill(page);
  const box = await toast.boundingBox();
  const end = (box?.y ?? Infinity) + (box?.height ?? 0);
  const button = await page.getByRole("button", { name: "Request Free Estimate" }).boundingBox();
  expect(end).toBeLessThan(button?.y ?? 0);

  // The call bar hides while the form is on the screen.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const bar = page.getByRole("navigation", { name: "Contact us" });
  await expect(bar).toBeVisible();
  await expect(toast).toBeVisible();
  expect(end).toBeLessThan((await bar.boundingBox())?.y ?? 0);
});
