import { expect, type Page } from "@playwright/test";

/** The form's first field is at the top of the screen, close below the header. */
export async function expectFormOnTop(page: Page): Promise<void> {
  const label = page.locator("#quote-form label").first();
  const gap = async () => {
    const header = await page.getByRole("banner").boundingBox();
    return ((await label.boundingBox())?.y ?? 0) - (header?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(16);
  await expect.poll(gap).toBeLessThanOrEqual(72);
}
