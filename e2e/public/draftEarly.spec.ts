import type { Page } from "@playwright/test";
import { holdScripts } from "../support/holdBack";
import { readSum } from "../support/quoteForm";
import { expect, test } from "../support/test";

test("text typed before the script arrives survives a reload before it arrives", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Full Name").fill("Ann Lee");
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
  release();

  await readSum(page);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
});

test("the form is hydrated without being emptied, not even for a moment", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Full Name").fill("Ann Lee");
  await noteEmptied(page);
  await page.reload();
  await expect(page.locator("form [type=submit]")).toBeAttached();

  expect(await page.evaluate(() => (window as Noting).emptied)).toEqual([]);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
});

type Noting = Window & { emptied?: string[] };

/** Records whether a script empties the field, even briefly. */
async function noteEmptied(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const emptied: string[] = [];
    Object.assign(window, { emptied });
    const { prototype } = HTMLInputElement;
    const value = Object.getOwnPropertyDescriptor(prototype, "value");
    Object.defineProperty(prototype, "value", {
      ...value,
      set(this: HTMLInputElement, text: string) {
        if (text === "" && this.value !== "") emptied.push(this.id);
        value?.set?.call(this, text);
      },
    });
  });
}
