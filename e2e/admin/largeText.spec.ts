import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { enlargeText, expectFits, widths } from "../support/layout";
import { bareQuote, fullQuote } from "../support/lists";

const openPage = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
};

const states: Record<string, (page: Page) => Promise<void>> = {
  "the dashboard": openPage("/admin"),
  "a content list": openPage("/admin/services"),
  "quote requests": async (page) => {
    await answerList(page, "quote-requests", [fullQuote, bareQuote]);
    await openPage("/admin/quote-requests")(page);
  },
  "the business with all parts expanded": async (page) => {
    await openPage("/admin/business")(page);
    for (const part of await page.locator("summary").all()) await part.click();
    await page.getByRole("button", { name: "Add a day" }).click();
    // A long value scrolls in its field.
    await page.evaluate(() => {
      for (const input of document.querySelectorAll("input")) input.value = "";
    });
  },
  "an edit dialog": async (page) => {
    await page.goto("/admin/services");
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the login": async (page) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByLabel("Admin Token")).toBeVisible();
  },
};

for (const [name, open] of Object.entries(states)) {
  test(`${name} fits with text at 200 %`, async ({ page }) => {
    await enlargeText(page);
    await page.setViewportSize({ width: widths[0], height: 844 });
    await open(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expectFits(page, `${name} at ${width} px`);
    }
  });
}
