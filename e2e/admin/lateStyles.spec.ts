import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin";
import { standStill } from "../support/layout";
import { rememberStyles } from "../support/styles";

const press = (page: Page, name: RegExp) => page.getByRole("button", { name }).first().click();

const lateParts: Record<string, (page: Page) => Promise<void>> = {
  "a dialog": async (page) => {
    await press(page, /^Edit /);
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a question": async (page) => {
    await press(page, /^Delete /);
    await expect(page.getByRole("alertdialog")).toBeVisible();
  },
  "a toast": async (page) => {
    await page.route("**/api/admin/services/*", (route) => route.fulfill({ status: 500 }));
    await press(page, /^Deactivate /);
    await expect(page.getByRole("listitem").filter({ hasText: "Failed" })).toBeVisible();
  },
};

for (const width of [1440, 390]) {
  test(`no part of the owner's pages brings a style that changes what is there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/admin/services");
    await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
    for (const [name, show] of Object.entries(lateParts)) {
      await standStill(page);
      const expectSameStyles = await rememberStyles(page);
      await show(page);
      await standStill(page);
      await expectSameStyles(name);
      await page.keyboard.press("Escape");
    }
  });
}
