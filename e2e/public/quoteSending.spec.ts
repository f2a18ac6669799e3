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

test("a wrong sum is sent as it is: the API checks it, and its message appears at the field", async ({
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

test("the focus stays in a field that the visitor has moved to before the sending fails", async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/quote", async (route) => {
    await held;
    await route.fulfill({ status: 500, body: "No." });
  });
  await fillQuoteForm(page);
  await submit(page);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await page.getByLabel("Project Details").focus();
  answer();

  await expect(page.getByRole("button", { name: "Request Free Estimate" })).toBeEnabled();
  await expect(page.getByText("Submission failed", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Project Details")).toBeFocused();
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
  await expect(page.getByRole("combobox", { name: "Service Type" })).toHaveValue(
    "door-replacement",
  );
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(page.getByRole("button", { name: "Request Free Estimate" })).toBeFocused();
});

test("without a body the status text is shown", async ({ page }) => {
  await answerQuotes(page, { status: 503, body: "" });
  await fillQuoteForm(page);
  await submit(page);

  const toast = page.getByRole("listitem").filter({ hasText: "Submission failed" });
  await expect(toast.getByText("503: Service Unavailable", { exact: true })).toBeVisible();
});

test("a lost connection shows a message, keeps everything, and the retry has the same key", async ({
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

test("a request changed after a failure gets a new key", async ({ page }) => {
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

test("a response that is not JSON is a failure with a message, not a success", async ({ page }) => {
  await answerQuotes(page, { status: 200, body: "<!doctype html><p>Hello</p>" });
  await fillQuoteForm(page);
  await submit(page);

  const toast = page.getByRole("listitem").filter({ hasText: "Submission failed" });
  await expect(
    toast.getByText("The server's answer could not be read. Please try again.", { exact: true }),
  ).toBeVisible();
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
