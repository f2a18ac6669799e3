import type { Page } from "@playwright/test";
import { answerQuotes, fillQuoteForm, submit } from "../support/quoteForm";
import { standStill } from "../support/standStill";
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

/** Measures in the page when a toast appears and disappears; from outside the test's own delays would count too. */
async function noteToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const toastTimes: number[] = [];
    Object.assign(window, { toastTimes });
    new MutationObserver(() => {
      const isThere = document.querySelector('[aria-label^="Notifications"] li') !== null;
      if (isThere !== (toastTimes.length % 2 === 1)) toastTimes.push(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
}

test("a toast disappears after five seconds", async ({ page }) => {
  await noteToasts(page);
  const toast = await failOnce(page);

  await expect(toast).toHaveCount(0, { timeout: 8000 });
  const [came = 0, went = 0] = await page.evaluate(
    () => (window as unknown as { toastTimes: number[] }).toastTimes,
  );
  // On a busy page the measured start can be late.
  expect(went - came).toBeGreaterThan(4000);
});

test("a toast disappears on time even if the previous one was closed by hand", async ({ page }) => {
  const toast = await failOnce(page);
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);

  await submit(page);
  await expect(toast).toContainText("500: Second.");
  await page.mouse.move(5, 5);
  await expect(toast).toHaveCount(0, { timeout: 8000 });
});

test("a toast stays while the pointer is on it", async ({ page }) => {
  const toast = await failOnce(page);
  await toast.hover();
  await page.waitForTimeout(5500);

  await expect(toast).toBeVisible();
});

test("there is one toast at a time, the newest", async ({ page }) => {
  const toast = await failOnce(page);
  await submit(page);

  await expect(toast).toContainText("500: Second.");
  await expect(toast).toHaveCount(1);
});

test("F8 focuses the toasts, the close button closes one", async ({ page }) => {
  const toast = await failOnce(page);
  // The failure moves the focus first; only then can the test press keys.
  await expect(page.getByRole("button", { name: "Request Free Estimate" })).toBeFocused();
  await page.keyboard.press("F8");
  await expect(
    page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list"),
  ).toBeFocused();
  await toast.getByRole("button", { name: "Close" }).click();

  await expect(toast).toHaveCount(0);
});

for (const { distance, isGone } of [
  { distance: 80, isGone: true },
  { distance: 40, isGone: false },
]) {
  test(`a swipe of ${distance} px to the right ${isGone ? "dismisses" : "does not dismiss"}`, async ({
    page,
  }) => {
    const toast = await failOnce(page);
    await standStill(page);
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let moved = 10; moved <= distance; moved += 10) await page.mouse.move(x + moved, y);
    await page.mouse.up();
    await page.waitForTimeout(400);

    await expect(toast).toHaveCount(isGone ? 0 : 1);
  });
}

test("a toast is at most 420 px wide", async ({ page }) => {
  const toast = await failOnce(page);

  expect((await toast.boundingBox())?.width).toBeCloseTo(420, 1);
});

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
