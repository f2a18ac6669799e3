import { expect, expectToast, test } from "../support/admin";

const TEXT = "We also clean gutters.";
const SAVED = "The site shows it within a few seconds.";

test("the owner's change on a phone is on the site, and can be undone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin");
  await page.getByRole("link", { name: "Edit Business Details" }).click();
  await page.getByRole("heading", { name: "Legal texts" }).click();
  const field = page.getByLabel("Services (additional text)");
  await field.fill(TEXT);

  await page.getByRole("button", { name: "Save Legal texts" }).click();

  await expectToast(page, "Saved", SAVED);
  await expect(page.getByText("Not saved")).toHaveCount(0);
  const terms = await page.context().newPage();
  await expect(async () => {
    await terms.goto("/terms");
    await expect(terms.getByText(TEXT)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await field.fill("");
  await page.getByRole("button", { name: "Save Legal texts" }).click();
  await expect(async () => {
    await terms.reload();
    await expect(terms.getByText(TEXT)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
});

test("Save stays on the screen, and never covers the focused field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/business#words");
  await page.getByLabel("Headline", { exact: true }).focus();

  for (let count = 0; count < 24; count += 1) {
    await page.keyboard.press("Tab");
    const isCovered = await page.evaluate(() => {
      const { left, right, top, bottom } = (
        document.activeElement ?? document.body
      ).getBoundingClientRect();
      const hit = document.elementFromPoint(
        (left + right) / 2,
        Math.min(bottom - 2, (top + bottom) / 2),
      );
      return (
        hit !== null && !hit.contains(document.activeElement) && hit !== document.activeElement
      );
    });
    expect(isCovered, `after ${count + 1} tabs`).toBe(false);
    await expect(page.getByRole("button", { name: "Save Words" })).toBeInViewport();
  }
});

test("the map can be dragged under its pin", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/business#map");
  const map = page.getByTestId("map");
  await map.scrollIntoViewIfNeeded();
  const longitude = Number(await page.getByLabel("Longitude").inputValue());
  const box = await map.boundingBox();
  if (!box) throw new Error("There is no map");

  await page.mouse.move(box.x + 100, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 60, { steps: 5 });
  await page.mouse.up();

  expect(Number(await page.getByLabel("Longitude").inputValue())).toBeGreaterThan(longitude);
});
