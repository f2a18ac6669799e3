import type { APIRequestContext, Page } from "@playwright/test";
import {
  answerQuotes,
  fillQuoteForm,
  fillWholeForm,
  goodRequest,
  openQuoteForm,
  readSum,
  submit,
} from "../support/quoteForm";
import { expect, test } from "../support/test";

const token = process.env["E2E_ADMIN_TOKEN"];

test("the whole form survives a reload, and can be sent", async ({ page }) => {
  await answerQuotes(page, { status: 201 });
  await openQuoteForm(page);
  await fillWholeForm(page);
  const sum = await readSum(page);
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue(goodRequest.fullName);

  await expectEverything(page);
  expect(await readSum(page)).toBe(sum);
  await submit(page);
  await expect(page.getByText("Thank you for your request!")).toBeVisible();
});

test("the whole form is there again in a restored tab", async ({ page, browser, baseURL }) => {
  await openQuoteForm(page);
  await fillWholeForm(page);
  const sum = await readSum(page);
  const stored = await page.evaluate(() => Object.entries(window.sessionStorage));
  const restored = await browser.newPage({ baseURL: baseURL ?? "" });
  await restored.addInitScript((items) => {
    for (const [name, value] of items as [string, string][]) sessionStorage.setItem(name, value);
  }, stored);
  await restored.goto("/");

  await expectEverything(restored);
  expect(await readSum(restored)).toBe(sum);
  await restored.close();
});

test("going back in the tab shows the newest draft, not the older page's", async ({ page }) => {
  await openQuoteForm(page);
  await fillWholeForm(page);
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.getByLabel("Project Details").fill("Only the door, please.");
  await page.getByRole("checkbox").uncheck();
  await page.goBack();
  await page.goBack();
  await readSum(page);

  await expect(page.getByLabel("Full Name")).toHaveValue(goodRequest.fullName);
  await expect(page.getByLabel("Project Details")).toHaveValue("Only the door, please.");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
});

test("once a request is received, its draft is gone from this page and older ones", async ({
  page,
}) => {
  await answerQuotes(page, { status: 201 });
  await openQuoteForm(page);
  await fillWholeForm(page);
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue(goodRequest.fullName);
  await readSum(page);
  await submit(page);
  await expect(page.getByText("Thank you for your request!")).toBeVisible();

  await page.reload();
  await expectNothing(page);
  await expect(page.getByText("We have your request from today.")).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expectNothing(page);
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain(
    goodRequest.fullName,
  );
});

test("the form can be sent even if the browser blocks storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Refused", "SecurityError");
      },
    });
  });
  await answerQuotes(page, { status: 503 }, { status: 201 });
  await openQuoteForm(page);
  await fillWholeForm(page);
  await submit(page);
  await expect(page.getByText("Submission failed", { exact: true })).toBeVisible();
  await submit(page);

  await expect(page.getByText("Thank you for your request!")).toBeVisible();
});

test("a request whose response was lost is stored once, even if the visitor leaves and returns before resending it", async ({
  page,
  request,
}) => {
  test.skip(token === undefined, "E2E_ADMIN_TOKEN is not set");
  const name = `Lost Answer ${Date.now()}`;
  let answers = 0;
  await page.route("**/api/quote", async (route) => {
    const answer = await route.fetch();
    expect(answer.status()).toBe(201);
    answers += 1;
    if (answers === 1) await route.abort("connectionreset");
    else await route.fulfill({ response: answer });
  });
  await page.goto("/?utm_source=flyer#quote-form");
  await fillQuoteForm(page);
  await page.getByLabel("Full Name").fill(name);
  await submit(page);
  await expect(page.getByText("Submission failed", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue(name);
  await readSum(page);
  await submit(page);
  await expect(page.getByText("Thank you for your request!")).toBeVisible();

  expect(answers).toBe(2);
  expect(await countStored(request, name)).toBe(1);
});

async function expectEverything(page: Page): Promise<void> {
  const sum = await readSum(page);
  for (const [label, value] of [
    ["Full Name", goodRequest.fullName],
    ["Email (optional)", "jane@example.com"],
    ["Project Address or City", "Dahlonega"],
    ["Project Details", goodRequest.projectDetails],
    ["Security Question", String(sum)],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue(goodRequest.phone);
  for (const [label, value] of [
    ["Service Type", "door-replacement"],
    ["Timing", "1-2-weeks"],
    ["Budget", "1000-5000"],
  ] as const) {
    await expect(page.getByRole("combobox", { name: label })).toHaveValue(value);
  }
  await expect(page.getByRole("checkbox")).toBeChecked();
}

async function expectNothing(page: Page): Promise<void> {
  await readSum(page);
  for (const field of await page.locator("form input, form textarea, form select").all()) {
    if ((await field.getAttribute("type")) === "checkbox") await expect(field).not.toBeChecked();
    else await expect(field).toHaveValue("");
  }
}

async function countStored(request: APIRequestContext, fullName: string): Promise<number> {
  const answer = await request.get("/api/admin/quote-requests", {
    headers: { Authorization: `Bearer ${token ?? ""}` },
  });
  const stored = (await answer.json()) as { fullName: string }[];
  return stored.filter((one) => one.fullName === fullName).length;
}
