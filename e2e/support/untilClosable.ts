import type { Page } from "@playwright/test";

/** Waits until a newly opened dialog can be closed: one task after it has taken the focus. */
export async function untilClosable(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement?.closest("dialog, [role=dialog], [role=alertdialog]") !== null,
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
