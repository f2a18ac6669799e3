import { answerQuotes, fillQuoteForm, openQuoteForm, submit } from "../support/quoteForm";
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
