import type { Page } from "@playwright/test";
import {
  answerQuotes,
  bodyOf,
  fillWholeForm,
  goodRequest,
  openQuoteForm,
  readSum,
  submit,
} from "../support/quoteForm";
import { expect, test } from "../support/test";

const leaveAndReturn: Record<string, (page: Page) => Promise<unknown>> = {
  "a reload": (page) => page.reload(),
  // Playwright's browser has no back/forward cache, so the page is loaded again.
  "the privacy page and the browser's Back": async (page) => {
    await page.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL(/privacy$/);
    await page.goBack();
  },
};

for (const [name, leave] of Object.entries(leaveAndReturn)) {
  test(`the whole form survives ${name}, and can be sent`, async ({ page }) => {
    const requests = await answerQuotes(page, { status: 201 });
    await openQuoteForm(page);
    await fillWholeForm(page);
    await expectEverything(page);
    const sum = await readSum(page);
    await leave(page);
    await expect(page.getByLabel("Full Name")).toHaveValue(goodRequest.fullName);

    await expectEverything(page);
    expect(await readSum(page)).toBe(sum);
    await submit(page);
    await expect(page.getByText("Thank you for your request!")).toBeVisible();
    expect(bodyOf(requests[0])).toMatchObject({
      fullName: goodRequest.fullName,
      timing: "1-2-weeks",
      consent: true,
      mathChallenge: sum,
      mathAnswer: sum,
    });
  });
}

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
