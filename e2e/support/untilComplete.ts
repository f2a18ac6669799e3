import type { Page } from "@playwright/test";
import { readSum } from "./quoteForm";

/** The landing page is interactive, and each of its sections has its real size and place. */
export async function untilComplete(page: Page): Promise<void> {
  await readSum(page);
  await layOutAll(page);
}

/** As on the way to an anchor. Otherwise a section far below the screen has an estimated size, and no texts for axe. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset["laidOut"] = "";
  });
}
