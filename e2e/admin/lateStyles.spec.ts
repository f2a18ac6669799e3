import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin";
import { standStill } from "../support/layout";
import { rememberStyles } from "../support/styles";

const openDialog = async (page: Page) => {
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

const latePart: Record<string, (page: Page) => Promise<void>> = {
  "a dialog": openDialog,
  "a question": async (page) => {
    await page
      .getByRole("button", { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  },
  "a toast": async (page) => {
    await page.route("**/api/admin/services/*", (route) => route.fulfill({ status: 500 }));
    await page
      .getByRole("button", { name: /^Deactivate / })
      .last()
      .click();
    await expect(page.getByRole("listitem").filter({ hasText: "Failed" })).toBeVisible();
  },
};

for (const width of [1440, 390]) {
  test(`no part of the owner's pages brings a style that changes what is there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, show] of Object.entries(latePart)) {
      await page.goto("/admin/services");
      await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
      await standStill(page);
      const expectSameStyles = await rememberStyles(page);
      await show(page);
      await standStill(page);
      await expectSameStyles(name);
    }
  });
}
