import type { Page } from "@playwright/test";
import { readSum } from "./quoteForm";

/** Waits until the landing page is interactive, and each of its sections has its real size and position. */
export async function untilComplete(page: Page): Promise<void> {
  await readSum(page);
  await layOutAll(page);
}

/** As for an anchor. Otherwise a section far below the screen has an estimated size, and no text for axe. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset["laidOut"] = "";
  });
}
