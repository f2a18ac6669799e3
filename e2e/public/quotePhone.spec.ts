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
  // The same plain event as Chromium's autofill (observed with CDP's Autofill domain, which the headless shell lacks).
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

test("a number typed key by key is offered as digits after the last key", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = page.getByLabel("Phone", { exact: true });
  const offer = page.getByRole("button", { name: /^Use / });
  await phone.pressSequentially("(706) 555-014");
  await expect(offer).toHaveCount(0);
  await phone.press("2");

  await expect(offer).toHaveText("Use 7065550142");
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Please enter a valid phone number")).toHaveCount(0);
  await offer.click();
  await expect(phone).toHaveValue("7065550142");
  await expect(phone).toBeFocused();
  await expect(offer).toHaveCount(0);
});

test("leaving the phone field shifts nothing", async ({ page }) => {
  const phone = page.getByLabel("Phone", { exact: true });
  const next = page.getByLabel("Email (optional)");
  await phone.pressSequentially("(706) 555-0142");
  const before = await next.boundingBox();
  await page.keyboard.press("Tab");

  expect(await next.boundingBox()).toEqual(before);
});
