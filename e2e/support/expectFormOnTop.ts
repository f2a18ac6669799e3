import { expect, type Page } from "@playwright/test";

/** The form's heading is at the top of the screen, just below the header, and its first field is visible. */
export async function expectFormOnTop(page: Page): Promise<void> {
  const head = page.getByRole("heading", { name: "Your free estimate" });
  const gap = async () => {
    const header = await page.getByRole("banner").boundingBox();
    return ((await head.boundingBox())?.y ?? 0) - (header?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(16);
  await expect.poll(gap).toBeLessThanOrEqual(72);
  await expect(page.locator("#quote-form label").first()).toBeInViewport();
}
