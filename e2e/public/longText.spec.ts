import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

const long = "Every joint was measured twice and every screw set by hand. ".repeat(20);
const arabic = "إصلاح السقف بعد العاصفة.";

async function openWith(page: Page, ...descriptions: string[]): Promise<void> {
  const json = descriptions.map((description, index) => ({
    id: index + 1,
    slug: `s${index}`,
    title: `Service ${index}`,
    description,
    icon: "Hammer",
  }));
  await page.route("**/api/services", (route) => route.fulfill({ json }));
  await page.goto("/");
  await page.getByRole("heading", { name: "Service 0", exact: true }).waitFor();
}

test("a long text is cut off after six lines, with a check box to expand and collapse it", async ({
  page,
}) => {
  await openWith(page, long, "Short.");
  const card = page.locator("#services article").first();
  const text = card.getByText("Every joint");
  const lines = () =>
    text.evaluate((shown) => shown.clientHeight / parseFloat(getComputedStyle(shown).lineHeight));
  await card.scrollIntoViewIfNeeded();
  expect(Math.round(await lines())).toBe(6);
  await expect(page.getByRole("checkbox", { name: /^More/ })).toHaveCount(1);

  await card.getByRole("checkbox", { name: /^More ?, Service 0$/ }).check();
  await expect(card.getByRole("checkbox", { name: /^Less ?, Service 0$/ })).toBeFocused();
  expect(await lines()).toBeGreaterThan(7);

  await page.keyboard.press("Space");
  await expect(card.getByRole("checkbox", { name: /^More/ })).toBeFocused();
  expect(Math.round(await lines())).toBe(6);
});

test("a long text is printed in full", async ({ page }) => {
  await openWith(page, long);
  const text = page.getByText("Every joint");
  await page.emulateMedia({ media: "print" });

  expect(await text.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0);
  await expect(page.getByRole("checkbox", { name: /^More/ })).toBeHidden();
});

test("a very long word does not stretch its row", async ({ page }) => {
  await openWith(page, "Short.", "x".repeat(1000));

  const card = page.locator("#services article").nth(1);
  await expect(card.getByText(/^More/)).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThan(500);
});

test("right-to-left text is displayed right to left", async ({ page }) => {
  await openWith(page, arabic);

  await expect(page.getByText(arabic)).toHaveCSS("direction", "rtl");
});
