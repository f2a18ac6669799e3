import { budgetOptions, serviceTypeOptions, timingOptions } from "@ridgeline/contract/options";
import {
  answerQuotes,
  bodyOf,
  chooseOption,
  fillQuoteForm,
  goodRequest,
  readSum,
  submit,
} from "../support/quoteForm";
import { callHref, phoneText, textHref } from "../support/site";
import { expect, test } from "../support/test";

// A button that a smooth scroll carries away between press and release is not pressed; motion has tests of its own.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const messages = {
  fullName: "Please enter your full name (at least 2 characters)",
  phone: "Please enter a valid phone number",
  email: "Please enter a valid email address",
  serviceType: "Please select a service type",
  projectDetails: "Please provide project details (at least 20 characters)",
  consent: "You must agree to be contacted about your request",
};

test.beforeEach(async ({ page }) => {
  await page.goto("/#quote-form");
  await readSum(page);
});

test("the fields stand in the spec's order, with their marks and hints", async ({ page }) => {
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

for (const [label, options] of [
  ["Service Type", serviceTypeOptions],
  ["Timing", timingOptions],
  ["Budget", budgetOptions],
] as const) {
  test(`${label} offers the spec's options`, async ({ page }) => {
    await page.getByRole("combobox", { name: label }).click();

    await expect(page.getByRole("option")).toHaveText(options.map((option) => option.label));
  });
}

test("a list is opened, searched by typing and chosen from by keyboard", async ({ page }) => {
  const list = page.getByRole("combobox", { name: "Service Type" });
  await list.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.type("pr");
  await expect(page.getByRole("option", { name: "Pressure Washing" })).toBeFocused();
  await page.waitForTimeout(1100); // the type-ahead forgets after one second
  await page.keyboard.type("o");
  await expect(page.getByRole("option", { name: "Other" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(list).toHaveText("Other");
  await expect(list).toBeFocused();
});

test("the spam trap is out of sight, of the tab order and of the accessibility tree", async ({
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

test("an empty form says everything that is missing and leads to the first", async ({ page }) => {
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

test("nothing is called wrong before the first try, and a mended field at once is right", async ({
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
  ["Phone", "706-555-0117", messages.phone],
  ["Phone", "70655501170655501", messages.phone],
  ["Email", "jane@", messages.email],
  ["Project Details", "Nineteen characters", messages.projectDetails],
] as const) {
  test(`${label} "${value}" is refused in the spec's words`, async ({ page }) => {
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
  test(`phone "${value}" is taken`, async ({ page }) => {
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

test("a typed phone number is mended by one button", async ({ page }) => {
  await fillQuoteForm(page);
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.fill("(706) 555-0142");
  await expect(page.getByRole("button", { name: /^Use / })).toHaveCount(0);
  await submit(page);
  await page.getByRole("button", { name: "Use 7065550142", exact: true }).click();

  await expect(phone).toHaveValue("7065550142");
  await expect(phone).toBeFocused();
  await expect(page.getByText(messages.phone)).toHaveCount(0);
});

test("what is sent is the spec's payload, and the expected sum with it", async ({ page }) => {
  const requests = await answerQuotes(page, { status: 201 });
  await fillQuoteForm(page);
  const sum = await readSum(page);
  await page.getByLabel("Email (optional)").fill("jane@example.com");
  await page.getByLabel("Project Address or City").fill("Dahlonega");
  await chooseOption(page, "Timing", "1-2 weeks");
  await chooseOption(page, "Budget", "$1,000 - $5,000");
  await submit(page);

  await expect(page.getByText("Thank you for your request!")).toBeVisible();
  expect(bodyOf(requests[0])).toEqual({
    fullName: goodRequest.fullName,
    phone: goodRequest.phone,
    email: "jane@example.com",
    address: "Dahlonega",
    serviceType: "door-replacement",
    timing: "1-2-weeks",
    budget: "1000-5000",
    projectDetails: goodRequest.projectDetails,
    consent: true,
    mathChallenge: sum,
    mathAnswer: sum,
  });
  expect(requests[0]?.headers()["content-type"]).toContain("application/json");
});

test("a wrong sum is sent as it is: the API judges it, and its word stands at the field", async ({
  page,
}) => {
  const refusal = "The answer to the security question is not right";
  const requests = await answerQuotes(page, { status: 400, body: refusal });
  await fillQuoteForm(page, 99);
  const sum = await readSum(page);
  await submit(page);

  await expect(page.getByText(`400: ${refusal}`, { exact: true })).toBeVisible();
  expect(bodyOf(requests[0])).toMatchObject({ mathChallenge: 99, mathAnswer: sum });
  await expect(page.getByLabel("Security Question")).toHaveAccessibleDescription(
    new RegExp(refusal),
  );
  await expect(page.getByLabel("Security Question")).toBeFocused();
});

test("an empty sum is sent as 0", async ({ page }) => {
  const requests = await answerQuotes(page, { status: 400, body: "No." });
  await fillQuoteForm(page);
  await page.getByLabel("Security Question").fill("");
  await submit(page);

  await expect.poll(() => bodyOf(requests[0])).toMatchObject({ mathChallenge: 0 });
});

test("while it is sent the button is disabled and says so", async ({ page }) => {
  const requests = await answerQuotes(page, "never");
  await fillQuoteForm(page);
  await submit(page);

  const button = page.getByRole("button", { name: "Sending..." });
  await expect(button).toBeDisabled();
  await expect(button.locator("svg")).toBeVisible();
  await page.getByLabel("Full Name").press("Enter");
  await page.waitForTimeout(200);
  await expect.poll(() => requests).toHaveLength(1);
});

test("a sent request is thanked for, with a toast and two ways to go on", async ({ page }) => {
  await answerQuotes(page, { status: 201 });
  await fillQuoteForm(page);
  await submit(page);

  const heading = page.getByRole("heading", { name: "Thank you for your request!" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(
    page.getByText(
      "We've received your information and will get back to you within 24 hours with a detailed estimate.",
      { exact: true },
    ),
  ).toBeVisible();
  const form = page.locator("#quote-form");
  await expect(form.getByRole("link", { name: `Call Us Now: ${phoneText}` })).toHaveAttribute(
    "href",
    callHref,
  );
  await expect(form.getByRole("link", { name: "Send Text Message" })).toHaveAttribute(
    "href",
    textHref,
  );
  const toast = page.getByRole("listitem").filter({ hasText: "Quote request submitted!" });
  await expect(toast).toContainText(
    "We'll get back to you within 24 hours with a detailed estimate.",
  );
  await expect(page.getByRole("form")).toHaveCount(0);
});

test("a refused request keeps every character and says why", async ({ page }) => {
  await answerQuotes(page, {
    status: 429,
    body: "Too many requests. Please try again in an hour.",
  });
  await fillQuoteForm(page);
  await submit(page);

  const toast = page.getByRole("listitem").filter({ hasText: "Submission failed" });
  await expect(toast).toContainText("429: Too many requests. Please try again in an hour.");
  await expect(page.getByLabel("Full Name")).toHaveValue(goodRequest.fullName);
  await expect(page.getByLabel("Project Details")).toHaveValue(goodRequest.projectDetails);
  await expect(page.getByRole("combobox", { name: "Service Type" })).toHaveText(
    goodRequest.serviceType,
  );
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(page.getByRole("button", { name: "Request Free Estimate" })).toBeFocused();
});

test("without a body the status text is shown", async ({ page }) => {
  await answerQuotes(page, { status: 503, body: "" });
  await fillQuoteForm(page);
  await submit(page);

  await expect(page.getByText("503: Service Unavailable", { exact: true })).toBeVisible();
});

test("a lost connection is said in words, keeps everything, and the retry carries the same key", async ({
  page,
}) => {
  const requests = await answerQuotes(
    page,
    "no network",
    { status: 503, body: "Not now." },
    { status: 201 },
  );
  await fillQuoteForm(page);
  await submit(page);

  const toast = page.getByRole("listitem").filter({ hasText: "Submission failed" });
  await expect(toast).toContainText("Please check your connection and try again.");
  await expect(page.getByLabel("Full Name")).toHaveValue(goodRequest.fullName);
  await submit(page);
  await expect(toast).toContainText("503: Not now.");
  await submit(page);
  await expect(page.getByText("Thank you for your request!")).toBeVisible();

  const keys = requests.map((request) => request.headers()["idempotency-key"]);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(1);
});

test("a request that was changed after a failure carries another key", async ({ page }) => {
  const requests = await answerQuotes(page, "no network", { status: 201 });
  await fillQuoteForm(page);
  await submit(page);
  await expect(page.getByText("Submission failed", { exact: true })).toBeVisible();
  await page.getByLabel("Full Name").fill("Jane H.");
  await submit(page);
  await expect(page.getByText("Thank you for your request!")).toBeVisible();

  expect(requests[0]?.headers()["idempotency-key"]).not.toBe(
    requests[1]?.headers()["idempotency-key"],
  );
});

test("an answer that is no JSON is a failure in words, not a success", async ({ page }) => {
  await answerQuotes(page, { status: 200, body: "<!doctype html><p>Hello</p>" });
  await fillQuoteForm(page);
  await submit(page);

  await expect(page.getByText("Submission failed", { exact: true })).toBeVisible();
  await expect(
    page.getByText("The server's answer could not be read. Please try again.", { exact: true }),
  ).toBeVisible();
});

test("keyboard alone fills and sends the form", async ({ page }) => {
  const requests = await answerQuotes(page, { status: 201 });
  const sum = await readSum(page);
  await page.getByLabel("Full Name").focus();
  await page.keyboard.type(goodRequest.fullName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(goodRequest.phone);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.type("Door");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Service Type" })).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
  await page.keyboard.type(goodRequest.projectDetails);
  await page.keyboard.press("Tab");
  await page.keyboard.type(String(sum));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByText("Thank you for your request!")).toBeVisible();
  expect(requests).toHaveLength(1);
});
