import {
  answerQuotes,
  bodyOf,
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
    "no network", // the form itself tries once more
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
  const requests = await answerQuotes(page, { status: 503 }, { status: 201 });
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

test("a request that meets a refused connection is sent once more, without a word", async ({
  page,
}) => {
  const requests = await answerQuotes(page, { status: 201, body: "{}" });
  await page.route("**/api/quote", (route) => route.abort("connectionrefused"), { times: 1 });
  await fillQuoteForm(page);
  await submit(page);

  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await expect(page.getByText("Thank you for your request!")).toBeVisible();
  await expect(page.getByText("Submission failed")).toHaveCount(0);
  expect(requests).toHaveLength(1);
});
