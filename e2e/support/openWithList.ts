import type { Page } from "@playwright/test";

/** Opens the page; returns the list that it received, since other tests change the lists meanwhile. */
export async function openWithList<Item>(page: Page, path: string): Promise<Item[]> {
  const answered = page.waitForResponse(`**/api/${path}`);
  await page.goto("/");
  return (await (await answered).json()) as Item[];
}
