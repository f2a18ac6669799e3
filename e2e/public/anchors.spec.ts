import type { Page } from "@playwright/test";
import { expectCloseBelowHeader } from "../support/closeBelowHeader";
import { expectFormOnTop } from "../support/expectFormOnTop";
import { navItems } from "../support/sampleSite";
import { test } from "../support/test";

const screens = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 320, height: 568 },
];

for (const screen of screens) {
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen });

    test("the navigation puts each heading 24 to 48 px below the header, and its button the form on top", async ({
      page,
    }) => {
      await page.goto("/");
      for (const [label, anchor] of navItems) {
        await press(page, label);
        await expectCloseBelowHeader(page, anchor);
      }
      await press(page, "Get Free Estimate");
      await expectFormOnTop(page);
    });
  });
}

async function press(page: Page, label: string): Promise<void> {
  const header = page.getByRole("banner");
  const opener = header.getByRole("button", { name: "Open menu" });
  const hasMenu = await opener.isVisible();
  if (hasMenu) await opener.click();
  const navigation = hasMenu ? page.getByRole("dialog") : header;
  await navigation.getByRole("button", { name: label }).click();
}
