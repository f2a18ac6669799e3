import type { Page } from "@playwright/test";
import { standStill } from "../support/layout";
import { answerQuotes, fillQuoteForm, openQuoteForm, submit } from "../support/quoteForm";
import { expect, test } from "../support/test";

const toastOf = (page: Page) => page.getByRole("listitem").filter({ hasText: "Submission failed" });

async function fail(page: Page): Promise<void> {
  await answerQuotes(page, { status: 500, body: "No." });
  await openQuoteForm(page);
  await fillQuoteForm(page);
  await submit(page);
  await expect(toastOf(page)).toBeVisible();
}

test("a toast is 420 px wide and disappears after five seconds or a long swipe, but not a short one", async ({
  page,
}) => {
  const toast = toastOf(page);
  await fail(page);
  await expect(toast).toHaveCount(0, { timeout: 8000 });

  await submit(page);
  await toast.hover();
  await standStill(page);
  expect((await toast.boundingBox())?.width).toBeCloseTo(420, 1);
  for (const [distance, left] of [
    [40, 1],
    [80, 0],
  ] as const) {
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let moved = 10; moved <= distance; moved += 10) await page.mouse.move(x + moved, y);
    await page.mouse.up();
    await standStill(page);
    await expect(toast).toHaveCount(left);
  }
});

test("on a phone it covers neither the submit button nor the call bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fail(page);
  await toastOf(page).hover(); // so that it stays
  await standStill(page);
  const box = await toastOf(page).boundingBox();
  const end = (box?.y ?? Infinity) + (box?.height ?? 0);
  const button = page.getByRole("button", { name: "Request Free Estimate" });
  expect(end).toBeLessThan((await button.boundingBox())?.y ?? 0);

  // The call bar hides while the form is on the screen.
  await page.evaluate(() => window.scrollTo(0, 0));
  const bar = page.getByRole("navigation", { name: "Contact us" });
  await expect(bar).toBeVisible();
  await expect(toastOf(page)).toBeVisible();
  expect(end).toBeLessThan((await bar.boundingBox())?.y ?? 0);
});
