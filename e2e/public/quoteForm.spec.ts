import type { Page } from "@playwright/test";
import { openQuoteForm } from "../support/quoteForm";
import { expect, test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await openQuoteForm(page);
});

test("the fields are in the required order, with their marks and hints", async ({ page }) => {
  const form = page.getByRole("form", { name: "Request a free estimate" });

  await expect(form.locator("label")).toHaveText([
    "Full Name",
    "Phone",
    "Email (optional)",
    "Project Address or City (optional)",
    "Service Type",
    "Timing (optional)",
    "Budget (optional)",
    "Project Details",
    "Security Question",
    "I agree to be contacted about my request via phone, email, or text message.",
    "Website (leave blank)",
  ]);
  await expect(form).toContainText("Minimum 20 characters required");
  await expect(form).toContainText("will be available soon");
  await expect(form).toContainText("PNG, JPG, GIF up to 10MB each");
  await expect(form.locator('input[type="file"]')).toHaveCount(0);
  await expect(page.getByLabel("Security Question")).toHaveAttribute("type", "number");
  await expect(form).toHaveAttribute("novalidate", "");
  await expect(form.locator('input[name="website"]')).not.toBeInViewport(); // the spam trap
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
});

test("a dropdown is searched by typing, which starts anew after one second", async ({ page }) => {
  const list = page.getByRole("combobox", { name: "Service Type" });
  await list.focus();
  const type = await typeAtTimes(page);
  await type("p", 100);
  await type("r", 100.5);
  await expect(list).toHaveValue("pressure-washing");
  await type("o", 101.6);

  await expect(list).toHaveValue("other");
});

/** Returns a function that presses a key at a time in seconds, without waiting for it. */
async function typeAtTimes(page: Page): Promise<(key: string, time: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (text, timestamp) => {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", text, timestamp });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp });
  };
}
