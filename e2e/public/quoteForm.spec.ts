import type { Locator, Page } from "@playwright/test";
import { expectFormOnTop } from "../support/layout";
import {
  answerQuotes,
  bodyOf,
  fillQuoteForm,
  fillWholeForm,
  goodRequest,
  openQuoteForm,
  readSum,
  submit,
} from "../support/quoteForm";
import { sample } from "../support/sampleSite";
import { expect, test, withMotion } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

const mistakes = (page: Page) => page.getByRole("form").getByText(/missing or wrong$/);
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you for your request!" });

test("the fields are in the required order, with their marks and hints", async ({ page }) => {
  await openQuoteForm(page);
  const form = page.getByRole("form", { name: "Request a free estimate" });

  await expect(form.locator("label")).toHaveText([
    "Full Name",
    "Phone",
    "Email (optional)",
    "Project Address or City (optional)",
    "Service Type",
    "Timing (optional)",
    "Budget (optional)",
    "Project Details",
    "Security Question",
    "I agree to be contacted about my request via phone, email, or text message.",
    "Website (leave blank)",
  ]);
  const required = page.locator("form [aria-required=true]");
  expect(await required.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual([
    "fullName",
    "phone",
    "serviceType",
    "projectDetails",
    "mathChallenge",
    "consent",
  ]);
  await expect(form).toContainText("Minimum 20 characters required");
  await expect(form).toContainText("will be available soon");
  await expect(form).toContainText("PNG, JPG, GIF up to 10MB each");
  await expect(form.locator('input[type="file"]')).toHaveCount(0);
  await expect(page.getByLabel("Security Question")).toHaveAttribute("type", "number");
  await expect(form).toHaveAttribute("novalidate", "");
  await expect(form.locator('input[name="website"]')).not.toBeInViewport(); // the spam trap
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
});

test("on a phone the form is at most 1250 px from the first label to the end of the button", async ({
  page,
}) => {
  await openQuoteForm(page);
  const form = page.getByRole("form", { name: "Request a free estimate" });
  const first = await form.locator("label").first().boundingBox();
  const button = await form.getByRole("button", { name: "Request Free Estimate" }).boundingBox();

  expect((button?.y ?? 0) + (button?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(1250);
});

test("every tap target in the form is at least 48 px high, even with mistakes", async ({
  page,
}) => {
  await openQuoteForm(page);
  await page.getByLabel("Phone", { exact: true }).pressSequentially("(706) 555-0142");
  await submit(page);
  await expect(page.getByRole("alert")).toBeVisible();
  const low = await page
    .locator("form :is(a, button, select, textarea, input:not([tabindex='-1']))")
    .evaluateAll((controls) =>
      controls
        .map((control) => control.closest("label") ?? control)
        .filter((control) => control.getBoundingClientRect().height < 48)
        .map((control) => control.outerHTML.slice(0, 80)),
    );

  expect(low).toEqual([]);
});

test("typing searches a dropdown, and starts over after one second", async ({ page }) => {
  await openQuoteForm(page);
  const list = page.getByRole("combobox", { name: "Service Type" });
  await list.focus();
  const type = await typeAtTimes(page);
  await type("p", 100);
  await type("r", 100.5);
  await expect(list).toHaveValue("pressure-washing");
  await type("o", 101.6);

  await expect(list).toHaveValue("other");
});

test("#quote-form shows how long it takes, when the answer comes and a customer's review", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("main").getByRole("link", { name: "Request a Free Estimate" }).click();
  const sheet = page.locator("#quote-form");

  await expectFormOnTop(page);
  for (const part of [
    sheet.getByText("About two minutes."),
    sheet.getByText(`We answer within ${sample.repliesWithin}.`),
    sheet.getByRole("img", { name: "5 out of 5 stars" }),
    sheet.getByRole("blockquote"),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("an empty form says what is missing, leads to the first field, and sends nothing", async ({
  page,
}) => {
  await openQuoteForm(page);
  const requests = await answerQuotes(page, { status: 201 });
  await submit(page);

  await expect(page.getByRole("alert")).toHaveText("5 answers are missing or wrong");
  for (const message of [
    "Please enter your full name (at least 2 characters)",
    "Please enter a valid phone number",
    "Please select a service type",
    "Please provide project details (at least 20 characters)",
    "You must agree to be contacted about your request",
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Please enter a valid email address")).toHaveCount(0);
  const name = page.getByLabel("Full Name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription(/at least 2 characters/);
  await expectFree(mistakes(page));
  await expectFree(page.locator("label[for=fullName]"));
  expect(requests).toHaveLength(0);
});

test("each mistake links to its field, shows its label, and leaves the address unchanged", async ({
  page,
}) => {
  await openQuoteForm(page);
  await submit(page);
  const address = page.url();
  for (const [label, field] of [
    ["Full Name", "fullName"],
    [/^Phone/, "phone"],
    ["Service Type", "serviceType"],
    ["Project Details", "projectDetails"],
    ["Consent", "consent"],
  ] as const) {
    await page.getByRole("form").getByRole("link", { name: label }).click();

    await expect(page.locator(`#${field}`)).toBeFocused();
    await expectFree(page.locator(`label[for=${field}], label:has(#${field}) span`));
  }
  expect(page.url()).toBe(address);
});

test("the count shrinks and disappears as the answers are fixed, and the fields do not move", async ({
  page,
}) => {
  await openQuoteForm(page);
  await submit(page);

  await stays(page.getByLabel("Project Details"), (field) => field.fill("x".repeat(20)));
  await expect(mistakes(page)).toHaveText("4 answers are missing or wrong");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await stays(page.getByLabel("Full Name"), (field) => field.pressSequentially("Jo"));
  await stays(page.getByLabel("Service Type"), (field) => field.selectOption("Other"));
  await stays(page.getByRole("checkbox"), (field) => field.check());
  await expect(mistakes(page)).toHaveText("1 answer is missing or wrong");
  await stays(page.getByLabel("Phone", { exact: true }), (field) => field.fill("7065550117"));
  await expect(mistakes(page)).toHaveCount(0);
});

test("the form can be filled in and sent with the keyboard alone", async ({ page }) => {
  await openQuoteForm(page);
  const requests = await answerQuotes(page, { status: 201 });
  const sum = await readSum(page);
  await page.getByLabel("Full Name").focus();
  await page.keyboard.type(goodRequest.fullName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(goodRequest.phone);
  await tabTo(page, page.getByRole("combobox", { name: "Service Type" }));
  await page.keyboard.type("Door");
  await tabTo(page, page.getByLabel("Project Details"));
  await page.keyboard.type(goodRequest.projectDetails);
  await tabTo(page, page.getByLabel("Security Question"));
  await page.keyboard.type(String(sum));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Request Free Estimate" }));
  await page.keyboard.press("Enter");

  await expect(thanks(page)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test("a failed send shows a message and keeps everything, and the next try has the same key", async ({
  page,
}) => {
  await openQuoteForm(page);
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
  await expect(thanks(page)).toBeVisible();

  const keys = requests.map((request) => request.headers()["idempotency-key"]);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(1);
});

test("the form sends every answer, and where the visitor came from, also from a later page", async ({
  page,
}) => {
  const utm = {
    utm_source: "google",
    utm_medium: "cpc",
    utm_campaign: "spring",
    utm_term: "roof repair",
    utm_content: "a",
  };
  const requests = await answerQuotes(page, { status: 201 });
  await page.goto(`/?${new URLSearchParams(utm)}`, { referer: "https://www.google.com/" });
  await expect
    .poll(() => page.evaluate(() => Object.fromEntries(Object.entries(window.sessionStorage))))
    .toEqual({ ...utm, referrer: "https://www.google.com/" });
  await page.goto("/privacy");
  await page.getByRole("link", { name: "Back to Home" }).click();
  const sum = await readSum(page);
  await fillWholeForm(page);
  await submit(page);

  await expect(thanks(page)).toBeFocused();
  expect(bodyOf(requests[0])).toEqual({
    ...goodRequest,
    email: "jane@example.com",
    address: "Dahlonega",
    serviceType: "door-replacement",
    timing: "1-2-weeks",
    budget: "1000-5000",
    consent: true,
    mathChallenge: sum,
    mathAnswer: sum,
    ...utm,
    referrer: "https://www.google.com/",
  });
});

test("a sent request is stored once and read back by the owner", async ({ page, request }) => {
  const token = process.env["E2E_ADMIN_TOKEN"];
  test.skip(token === undefined, "E2E_ADMIN_TOKEN is not set");
  const fullName = `Visitor ${Date.now()}`;
  await openQuoteForm(page);
  await fillQuoteForm(page);
  await page.getByLabel("Full Name").fill(fullName);
  await submit(page);
  await expect(thanks(page)).toBeVisible();

  const answer = await request.get("/api/admin/quote-requests", {
    headers: { Authorization: `Bearer ${token ?? ""}` },
  });
  const stored = (await answer.json()) as { fullName: string }[];
  expect(stored.filter((one) => one.fullName === fullName)).toEqual([
    expect.objectContaining({ phone: goodRequest.phone, serviceType: "door-replacement" }),
  ]);
});

test.describe("with motion", () => {
  test.use(withMotion);

  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const) {
    test(`right after sending, the thanks are on the screen, at ${width} x ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await answerQuotes(page, { status: 201 });
      await openQuoteForm(page);
      await fillQuoteForm(page);
      await submit(page);
      const toast = page.getByRole("listitem").filter({ hasText: "Quote request submitted!" });
      await toast.hover(); // so that it stays
      const sheet = page.locator("#quote-form");

      await expect(page.getByRole("heading", { name: "Your free estimate" })).toBeHidden();
      for (const part of [
        sheet.getByRole("heading"),
        sheet.getByText(/^We've received your information/),
        sheet.getByRole("link", { name: /^Call Us Now/ }),
        sheet.getByRole("link", { name: "Send Text Message" }),
      ]) {
        await expectFree(part);
      }
      await expect(toast).toBeVisible();
    });
  }
});

/** Returns a function that presses a key at a time given in seconds, without waiting for it. */
async function typeAtTimes(page: Page): Promise<(key: string, time: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (text, timestamp) => {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", text, timestamp });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp });
  };
}

/** Presses Tab, past links, until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

/** All of it is on the screen, and nothing covers it: no toast, header or call bar. */
async function expectFree(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = (left + right) / 2;
        return [
          [left + 4, top + 2],
          [middle, top + 2],
          [left + 4, bottom - 2],
          [middle, bottom - 2],
        ].every(([x = 0, y = 0]) => {
          const hit = document.elementFromPoint(x, y); // null outside the screen
          return hit !== null && (element.contains(hit) || hit.contains(element));
        });
      }),
    )
    .toBe(true);
}

/** The action does not move the field on the screen. */
async function stays(field: Locator, act: (field: Locator) => Promise<unknown>): Promise<void> {
  await field.focus();
  await field.scrollIntoViewIfNeeded();
  const before = (await field.boundingBox())?.y ?? 0;
  await act(field);
  await expect(field).not.toHaveAttribute("aria-invalid");
  expect(Math.abs(((await field.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
}
