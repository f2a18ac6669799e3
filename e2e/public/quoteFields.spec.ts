import type { Page } from "@playwright/test";
import { expectKeptWhileScrolling } from "../support/wheel";
import { openQuoteForm } from "../support/quoteForm";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

const phoneOf = (page: Page) => page.getByLabel("Phone", { exact: true });

test("typing searches a dropdown, and starts over after one second", async ({ page }) => {
  await openQuoteForm(page);
  const list = page.getByRole("combobox", { name: "Service Type" });
  await list.focus();
  const type = await typeAtTimes(page);
  await type("p", 100);
  await type("r", 100.5);
  await expect(list).toHaveValue("pressure-washing");
  await type("o", 101.6);

  await expect(list).toHaveValue("other");
});

test("a phone number that is pasted, autofilled or inserted in one piece loses its punctuation", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openQuoteForm(page);
  const phone = phoneOf(page);
  await page.evaluate(() => navigator.clipboard.writeText(" (706) 555-0142 "));
  await phone.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(phone).toHaveValue("7065550142");

  // The same plain event as Chromium's autofill (observed with CDP's Autofill domain, which the headless shell lacks).
  await phone.evaluate((field) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    setter?.set?.call(field, "(706) 555-0143");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(phone).toHaveValue("7065550143");

  await phone.selectText();
  await page.keyboard.insertText("+1 (706) 555-0144");
  await expect(phone).toHaveValue("+17065550144");
});

test("a phone number typed key by key is offered as digits, and leaving the field shifts nothing", async ({
  page,
}) => {
  await openQuoteForm(page);
  const [phone, offer] = [phoneOf(page), page.getByRole("button", { name: /^Use / })];
  await phone.pressSequentially("(706) 555-014");
  await expect(offer).toHaveCount(0);
  await phone.press("2");
  await expect(offer).toHaveText("Use 7065550142");
  await expect(offer).toBeInViewport({ ratio: 1 });

  const next = page.getByLabel("Email (optional)");
  const before = await next.boundingBox();
  await page.keyboard.press("Tab");
  expect(await next.boundingBox()).toEqual(before);

  await offer.click();
  await expect(phone).toHaveValue("7065550142");
  await expect(phone).toBeFocused();
  await expect(offer).toHaveCount(0);
});

test("the sum stays what was typed while the page is scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openQuoteForm(page);
  await expectKeptWhileScrolling(page, page.getByLabel("Security Question"));
});

/** Returns a function that presses a key at a time given in seconds, without waiting for it. */
async function typeAtTimes(page: Page): Promise<(key: string, time: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (text, timestamp) => {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", text, timestamp });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp });
  };
}
