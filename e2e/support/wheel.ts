import { expect, type Locator, type Page } from "@playwright/test";

/** Typed into a number field, and then turned the wheel over it: the number stays. */
export async function expectKeptWhileScrolling(page: Page, field: Locator): Promise<void> {
  await field.click();
  await field.fill("9");
  for (const deltaY of [100, -100, 100]) await page.mouse.wheel(0, deltaY);
  // Whatever the wheel changes is changed by then.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await expect(field).toHaveValue("9");
}
