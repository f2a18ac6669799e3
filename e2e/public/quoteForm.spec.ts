import type { Page } from "@playwright/test";
import { budgetOptions, serviceTypeOptions, timingOptions } from "@ridgeline/contract/options";
import { openQuoteForm, readSum } from "../support/quoteForm";
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
});

for (const [label, placeholder, options] of [
  ["Service Type", "Select a service", serviceTypeOptions],
  ["Timing", "Choose timing", timingOptions],
  ["Budget", "Choose a range", budgetOptions],
] as const) {
  test(`${label} offers its placeholder and the required options`, async ({ page }) => {
    const offered = page.getByRole("combobox", { name: label }).getByRole("option");

    await expect(offered).toHaveText([placeholder, ...options.map((option) => option.label)]);
  });
}

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

test("an optional choice can be cleared again", async ({ page }) => {
  const list = page.getByRole("combobox", { name: "Timing" });
  await list.selectOption("Flexible");
  await list.selectOption("Choose timing");

  await expect(list).toHaveValue("");
});

test("the spam trap is invisible, and outside the tab order and the accessibility tree", async ({
  page,
}) => {
  const trap = page.locator('input[name="website"]');

  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).not.toBeInViewport();
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
});

test("the security question adds two integers from 1 to 10", async ({ page }) => {
  for (let load = 0; load < 5; load += 1) {
    await page.reload();
    await readSum(page);
    const text = await page.getByText(/^What is \d+ \+ \d+\?$/).innerText();
    for (const operand of text.match(/\d+/g) ?? []) {
      expect(Number(operand)).toBeGreaterThanOrEqual(1);
      expect(Number(operand)).toBeLessThanOrEqual(10);
    }
  }
});

/** Returns a function that presses a key at a time in seconds, without waiting for it. */
async function typeAtTimes(page: Page): Promise<(key: string, time: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (text, timestamp) => {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", text, timestamp });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp });
  };
}
