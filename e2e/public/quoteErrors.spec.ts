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

test("one button corrects a typed phone number, even after a failed submit", async ({ page }) => {
  await fillQuoteForm(page);
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.clear();
  await phone.pressSequentially("(706) 555-0142");
  await submit(page);
  await expect(page.getByText(messages.phone, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Use 7065550142", exact: true }).click();

  await expect(phone).toHaveValue("7065550142");
  await expect(phone).toBeFocused();
  await expect(page.getByText(messages.phone)).toHaveCount(0);
});
