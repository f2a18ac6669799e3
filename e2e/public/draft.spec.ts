import type { APIRequestContext, Page } from "@playwright/test";
import { holdScripts } from "../support/holdScripts";
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

const token = process.env["E2E_ADMIN_TOKEN"];

const leaveAndReturn: Record<string, (page: Page) => Promise<unknown>> = {
  "a reload": (page) => page.reload(),
  "the privacy page and 'Back to Home'": async (page) => {
    await page.getByRole("link", { name: "How we use your information" }).click();
    await page.getByRole("link", { name: "Back to Home" }).click();
  },
  "the terms and the brand": async (page) => {
    await page.getByRole("link", { name: "Terms of Service" }).click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /, home$/ })
      .click();
  },
  // Playwright's browser has no back/forward cache: the page is loaded anew.
  "the privacy page and the browser's Back": async (page) => {
    await page.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL(/privacy$/);
    await page.goBack();
  },
};

for (const [name, leave] of Object.entries(leaveAndReturn)) {
  test(`the whole form outlives ${name}, and can be sent`, async ({ page }) => {
    const requests = await answerQuotes(page, { status: 201 });
    await openQuoteForm(page);
    await fillEverything(page);
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
  await fillEverything(page);
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

test("what is typed before the script arrives outlives a reload before it arrives", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Full Name").fill("Ann Lee");
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
  release();

  await readSum(page);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
});

test("the script takes the form over without emptying it, not even for a moment", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Full Name").fill("Ann Lee");
  await noteEmptied(page);
  await page.reload();
  await expect(page.locator("form [type=submit]")).toBeAttached();

  expect(await page.evaluate(() => (window as Noting).emptied)).toEqual([]);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
});

test("an older page of the same tab shows the newest draft, and nothing of its own", async ({
  page,
}) => {
  await openQuoteForm(page);
  await fillEverything(page);
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

test("once the request is received nothing of it is left, on this page or an older one", async ({
  page,
}) => {
  await answerQuotes(page, { status: 201 });
  await openQuoteForm(page);
  await fillEverything(page);
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue(goodRequest.fullName);
  await readSum(page);
  await submit(page);
  await expect(page.getByText("Thank you for your request!")).toBeVisible();

  await page.reload();
  await expectNothing(page);
  await page.goBack();
  await page.goBack();
  await expectNothing(page);
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain(
    goodRequest.fullName,
  );
});

test("a browser that refuses storage sends the form all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Refused", "SecurityError");
      },
    });
  });
  await answerQuotes(page, "no network", { status: 201 });
  await openQuoteForm(page);
  await fillEverything(page);
  await submit(page);
  await expect(page.getByText("Submission failed", { exact: true })).toBeVisible();
  await submit(page);

  await expect(page.getByText("Thank you for your request!")).toBeVisible();
});

test("a request whose answer was lost is stored once, though the page was reloaded before it was sent again", async ({
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

type Noting = Window & { emptied?: string[] };

/** Notes the field that a script empties, if only until it is filled again. */
async function noteEmptied(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const emptied: string[] = [];
    Object.assign(window, { emptied });
    const { prototype } = HTMLInputElement;
    const value = Object.getOwnPropertyDescriptor(prototype, "value");
    Object.defineProperty(prototype, "value", {
      ...value,
      set(this: HTMLInputElement, text: string) {
        if (text === "" && this.value !== "") emptied.push(this.id);
        value?.set?.call(this, text);
      },
    });
  });
}

async function fillEverything(page: Page): Promise<void> {
  await fillQuoteForm(page);
  await page.getByLabel("Email (optional)").fill("jane@example.com");
  await page.getByLabel("Project Address or City").fill("Dahlonega");
  await chooseOption(page, "Timing", "1-2 weeks");
  await chooseOption(page, "Budget", "$1,000 - $5,000");
}

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
