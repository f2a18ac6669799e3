import type { Page } from "@playwright/test";
import { budgetOptions, serviceTypeOptions, timingOptions } from "@ridgeline/contract/options";
import {
  answerQuotes,
  bodyOf,
  fillQuoteForm,
  openQuoteForm,
  readSum,
  submit,
} from "../support/quoteForm";
import { expect, test } from "../support/test";

const messages = {
  fullName: "Please enter your full name (at least 2 characters)",
  phone: "Please enter a valid phone number",
  email: "Please enter a valid email address",
  serviceType: "Please select a service type",
  projectDetails: "Please provide project details (at least 20 characters)",
  consent: "You must agree to be contacted about your request",
};

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

test("an empty form names everything that is missing and focuses the first field", async ({
  page,
}) => {
  const requests = await answerQuotes(page, { status: 201 });
  await submit(page);

  for (const message of [
    messages.fullName,
    messages.phone,
    messages.serviceType,
    messages.projectDetails,
    messages.consent,
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(messages.email)).toHaveCount(0);
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveAccessibleDescription(messages.fullName);
  await expect(page.getByLabel("Full Name")).toHaveAttribute("aria-invalid", "true");
  expect(requests).toHaveLength(0);
});

test("no field shows an error before the first try, and a corrected field loses its error at once", async ({
  page,
}) => {
  const name = page.getByLabel("Full Name");
  await name.fill("J");
  await name.blur();
  await expect(page.getByText(messages.fullName)).toHaveCount(0);

  await submit(page);
  await expect(page.getByText(messages.fullName)).toBeVisible();
  await name.fill("Jo");
  await expect(page.getByText(messages.fullName)).toHaveCount(0);
  await name.fill("");
  await expect(page.getByText(messages.fullName)).toBeVisible();
});

for (const [label, value, message] of [
  ["Full Name", "J", messages.fullName],
  ["Phone", "706555011", messages.phone],
  ["Phone", "0706555011", messages.phone],
  ["Phone", "70655501170655501", messages.phone],
  ["Email", "jane@", messages.email],
  ["Project Details", "Nineteen characters", messages.projectDetails],
] as const) {
  test(`${label} "${value}" is refused with its exact message`, async ({ page }) => {
    const requests = await answerQuotes(page, { status: 201 });
    await fillQuoteForm(page);
    await page.getByRole("textbox", { name: label }).fill(value);
    await submit(page);

    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: label })).toBeFocused();
    expect(requests).toHaveLength(0);
  });
}

for (const value of ["+17065550117", "7065550117065501"]) {
  test(`phone "${value}" is accepted`, async ({ page }) => {
    const requests = await answerQuotes(page, { status: 201 });
    await fillQuoteForm(page);
    await page.getByLabel("Phone", { exact: true }).fill(value);
    await submit(page);

    await expect.poll(() => bodyOf(requests[0])).toMatchObject({ phone: value });
  });
}

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

test("one button corrects a typed phone number", async ({ page }) => {
  await fillQuoteForm(page);
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.clear();
  await phone.pressSequentially("(706) 555-0142");
  await expect(page.getByRole("button", { name: /^Use / })).toHaveCount(0);
  await submit(page);
  await expect(page.getByText(messages.phone, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Use 7065550142", exact: true }).click();

  await expect(phone).toHaveValue("7065550142");
  await expect(phone).toBeFocused();
  await expect(page.getByText(messages.phone)).toHaveCount(0);
});

/** Returns a function that presses a key at a time in seconds, without waiting for it. */
async function typeAtTimes(page: Page): Promise<(key: string, time: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (text, timestamp) => {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", text, timestamp });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp });
  };
}
