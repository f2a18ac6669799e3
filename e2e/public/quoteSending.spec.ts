import {
  answerQuotes,
  bodyOf,
  chooseOption,
  fillQuoteForm,
  goodRequest,
  openQuoteForm,
  readSum,
  submit,
} from "../support/quoteForm";
import { callHref, phoneText, textHref } from "../support/site";
import { expect, test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await openQuoteForm(page);
});

test("the form sends the required payload and the expected sum", async ({ page }) => {
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

test("an empty sum is sent as 0", async ({ page }) => {
  const requests = await answerQuotes(page, { status: 400, body: "No." });
  await fillQuoteForm(page);
  await page.getByLabel("Security Question").fill("");
  await submit(page);

  await expect.poll(() => bodyOf(requests[0])).toMatchObject({ mathChallenge: 0 });
});

test("while the form is being sent, the button is disabled and reads 'Sending...', and nothing can be changed", async ({
  page,
}) => {
  const requests = await answerQuotes(page, "never");
  await fillQuoteForm(page);
  await submit(page);

  const button = page.getByRole("button", { name: "Sending..." });
  await expect(button).toBeDisabled();
  await expect(button.locator("svg")).toBeVisible();
  await expect(button).toBeFocused();
  await page.getByLabel("Full Name").pressSequentially("x");
  await expect(page.getByLabel("Full Name")).toHaveValue(goodRequest.fullName);
  await page.getByLabel("Full Name").press("Enter");
  await page.waitForTimeout(200);
  await expect.poll(() => requests).toHaveLength(1);
});

test("a sent request shows the thanks, a toast, and two buttons", async ({ page }) => {
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

test("the form can be filled in and sent with the keyboard alone", async ({ page }) => {
  const requests = await answerQuotes(page, { status: 201 });
  const sum = await readSum(page);
  await page.getByLabel("Full Name").focus();
  await page.keyboard.type(goodRequest.fullName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(goodRequest.phone);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
  await page.keyboard.type("Door");
  await expect(page.getByRole("combobox", { name: "Service Type" })).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
  await page.keyboard.type(goodRequest.projectDetails);
  for (let press = 0; press < 2; press += 1) await page.keyboard.press("Tab"); // past the photos' link
  await page.keyboard.type(String(sum));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  for (let press = 0; press < 2; press += 1) await page.keyboard.press("Tab"); // past the privacy link
  await page.keyboard.press("Enter");

  await expect(page.getByText("Thank you for your request!")).toBeVisible();
  expect(requests).toHaveLength(1);
});
