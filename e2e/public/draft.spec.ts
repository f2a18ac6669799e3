import type { Page } from "@playwright/test";
import { list, unique } from "../support/admin";
import {
  answerQuotes,
  chooseOption,
  fillQuoteForm,
  goodRequest,
  openQuoteForm,
  readSum,
  submit,
} from "../support/quoteForm";
import { expect, test } from "../support/test";

const thanks = (page: Page) => page.getByText("Thank you for your request!");

test("the whole form survives a reload, a restored tab and Back, the newest draft of all pages, until it is received", async ({
  page,
  browser,
  baseURL,
}) => {
  await answerQuotes(page, { status: 201 });
  await openQuoteForm(page);
  await fillQuoteForm(page);
  await page.getByLabel("Email (optional)").fill("jane@example.com");
  await page.getByLabel("Project Address or City").fill("Dahlonega");
  await chooseOption(page, "Timing", "1-2 weeks");
  await chooseOption(page, "Budget", "$1,000 - $5,000");
  const sum = await readSum(page);
  await page.reload();
  await expectEverything(page, sum);

  const stored = await page.evaluate(() => Object.entries(window.sessionStorage));
  const restored = await browser.newPage({ baseURL: baseURL ?? "" });
  await restored.addInitScript((items) => {
    for (const [name, value] of items as [string, string][]) sessionStorage.setItem(name, value);
  }, stored);
  await restored.goto("/");
  await expectEverything(restored, sum);
  await restored.close();

  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await readSum(page);
  await page.getByLabel("Project Details").fill("Only the door, please.");
  await page.getByRole("checkbox").uncheck();
  await page.goBack();
  await page.goBack();
  await readSum(page);
  await expect(page.getByLabel("Full Name")).toHaveValue(goodRequest.fullName);
  await expect(page.getByLabel("Project Details")).toHaveValue("Only the door, please.");
  await expect(page.getByRole("checkbox")).not.toBeChecked();

  await page.getByRole("checkbox").check();
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expectNothing(page);
  await expect(page.getByText("We have your request from today.")).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expectNothing(page);
  const left = await page.evaluate(() => JSON.stringify(window.sessionStorage));
  expect(left).not.toContain(goodRequest.fullName);
});

test("a request whose answer was lost is stored once, whoever sends it: the script, the browser, and the script again", async ({
  page,
  request,
  problems,
}) => {
  const name = unique("Lost Answer");
  const answers: number[] = [];
  await page.route("**/api/quote", async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    answers.push(answer.status());
    if (answers.length < 3) await route.abort("connectionreset");
    else await route.fulfill({ response: answer });
  });
  await page.goto("/?utm_source=flyer#quote-form");
  await fillQuoteForm(page);
  await page.getByLabel("Full Name").fill(name);
  await submit(page);
  await expect(page.getByText("Submission failed", { exact: true })).toBeVisible();

  await page.route(/\/assets\/quote-/, (route) => route.abort());
  await page.goto("/privacy");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue(name);
  await submit(page);
  await page.waitForURL(/^chrome-error/);

  await page.unroute(/\/assets\/quote-/);
  await page.goto("/#quote-form");
  await readSum(page);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  expect(answers).toEqual([201, 303, 201]);
  const stored = await list(request, "quote-requests");
  expect(stored.filter((one) => one["fullName"] === name)).toHaveLength(1);
  problems.splice(0); // what was lost is reported
});

async function expectEverything(page: Page, sum: number): Promise<void> {
  expect(await readSum(page)).toBe(sum);
  const values = await page
    .locator("form")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  expect(values).toMatchObject({
    ...goodRequest,
    serviceType: "door-replacement",
    timing: "1-2-weeks",
    email: "jane@example.com",
    address: "Dahlonega",
    budget: "1000-5000",
    mathChallenge: String(sum),
  });
  await expect(page.getByRole("checkbox")).toBeChecked();
}

async function expectNothing(page: Page): Promise<void> {
  await readSum(page);
  const values = await page.locator("form").evaluate((form: HTMLFormElement) => {
    const fields = new FormData(form);
    for (const own of ["question", "mathAnswer", "idempotencyKey"]) fields.delete(own); // the page's
    return [...fields.values()];
  });
  expect(values.length).toBeGreaterThanOrEqual(9);
  expect(values.filter((value) => value !== "")).toEqual([]);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
}
