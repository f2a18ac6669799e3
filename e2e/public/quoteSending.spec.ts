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

  await expect(page.getByRole("heading", { name: "Thank you for your request!" })).toBeFocused();
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
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(1);
});
