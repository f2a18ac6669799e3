import type { Page } from "@playwright/test";
import { openQuoteForm, submit } from "../support/quoteForm";
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

test("on a phone the form is at most 1250 px from the first label to the end of the button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = page.getByRole("form", { name: "Request a free estimate" });
  const first = await form.locator("label").first().boundingBox();
  const button = await form.getByRole("button", { name: "Request Free Estimate" }).boundingBox();

  expect((button?.y ?? 0) + (button?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(1250);
});

test("every tap target in the form is at least 48 px high, even with mistakes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Phone", { exact: true }).pressSequentially("(706) 555-0142");
  await submit(page);
  await expect(page.getByRole("alert")).toBeVisible();
  const low = await page
    .locator("form :is(a, button, select, textarea, input:not([tabindex='-1']))")
    .evaluateAll((controls) =>
      controls
        .map((control) => control.closest("label") ?? control)
        .filter((control) => control.getBoundingClientRect().height < 48)
        .map((control) => control.outerHTML.slice(0, 80)),
    );

  expect(low).toEqual([]);
});

test("timing and budget are side by side on a phone and fit their longest options", async ({
  page,
}) => {
  const timing = page.getByLabel("Timing (optional)");
  const budget = page.getByLabel("Budget (optional)");
  for (const [width, isBeside] of [
    [390, true],
    [360, false],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const [left, right] = [await timing.boundingBox(), await budget.boundingBox()];

    expect(left?.y === right?.y, `at ${width} px`).toBe(isBeside);
  }
});

test("typing searches a dropdown, and starts over after one second", async ({ page }) => {
  const list = page.getByRole("combobox", { name: "Service Type" });
  await list.focus();
  const type = await typeAtTimes(page);
  await type("p", 100);
  await type("r", 100.5);
  await expect(list).toHaveValue("pressure-washing");
  await type("o", 101.6);

  await expect(list).toHaveValue("other");
});

/** Returns a function that presses a key at a time given in seconds, without waiting for it. */
async function typeAtTimes(page: Page): Promise<(key: string, time: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (text, timestamp) => {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", text, timestamp });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp });
  };
}
