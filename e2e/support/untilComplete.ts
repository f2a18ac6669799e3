import type { Page } from "@playwright/test";
import { readSum } from "./quoteForm";

/** The landing page is interactive, and each of its sections has its real size and place. */
export async function untilComplete(page: Page): Promise<void> {
  await readSum(page);
  await untilLaidOut(page);
}

/** What the landing page has not laid out yet has an estimated size, and axe would see texts where they are not. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("section, footer")];
    return parts.every((part) => getComputedStyle(part).contentVisibility !== "auto");
  });
}
