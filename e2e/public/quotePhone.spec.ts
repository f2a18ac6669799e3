import { openQuoteForm } from "../support/quoteForm";
import { expect, test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await openQuoteForm(page);
});

test("a pasted phone number loses its punctuation", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText(" (706) 555-0142 "));
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.focus();
  await page.keyboard.press("ControlOrMeta+V");

  await expect(phone).toHaveValue("7065550142");
});

test("an autofilled phone number loses its punctuation", async ({ page }) => {
  const phone = page.getByLabel("Phone", { exact: true });
  // The plain event that Chromium's own autofill sends (seen with its protocol's Autofill, which the headless shell lacks).
  await phone.evaluate((field) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    setter?.set?.call(field, "(706) 555-0142");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

  await expect(phone).toHaveValue("7065550142");
});

test("a phone number that a keyboard inserts in one piece loses its punctuation", async ({
  page,
}) => {
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.focus();
  await page.keyboard.insertText("+1 (706) 555-0142");

  await expect(phone).toHaveValue("+17065550142");
});
