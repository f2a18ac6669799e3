import type { Locator, Page } from "@playwright/test";
import { list, unique } from "../support/admin";
import { expectFormOnTop, standStill } from "../support/layout";
import {
  answerQuotes,
  bodyOf,
  fillQuoteForm,
  goodRequest,
  openQuoteForm,
  readSum,
  submit,
} from "../support/quoteForm";
import { phoneText, sample } from "../support/sampleSite";
import { holdLongTimers } from "../support/observers";
import { expect, test, withMotion } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

const phoneOf = (page: Page) => page.getByLabel("Phone", { exact: true });
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you for your request!" });

test("a visitor comes by an ad, makes mistakes, is led to each, and sends the request", async ({
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
  await readSum(page);
  await page.goto("/privacy");
  await page.getByRole("link", { name: "Back to Home" }).click();
  const sum = await readSum(page);
  const address = page.url();
  await submit(page);

  const mistakes = page.getByRole("form").getByText(/missing or wrong$/);
  await expectFree(mistakes);
  const name = page.getByLabel("Full Name");
  await expect(name).toBeFocused();
  await expectFree(page.locator("label[for=fullName]"));
  for (const [link, field] of [
    ["Phone", "phone"],
    ["Service Type", "serviceType"],
    ["Project Details", "projectDetails"],
    ["Consent", "consent"],
    ["Full Name", "fullName"],
  ] as const) {
    await page.getByRole("form").getByRole("link", { name: link }).click();
    await expect(page.locator(`#${field}`)).toBeFocused();
    await expectFree(page.locator(`label[for=${field}], label:has(#${field}) span`));
  }
  expect(page.url()).toBe(address);

  await stays(page.getByLabel("Project Details"), (field) => field.fill("x".repeat(20)));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await stays(name, (field) => field.pressSequentially("Jo"));
  await stays(page.getByLabel("Service Type"), (field) => field.selectOption("Other"));
  await stays(page.getByRole("checkbox"), (field) => field.check());
  await expect(mistakes).toHaveText("1 answer is missing or wrong");
  await stays(phoneOf(page), (field) => field.fill("7065550117"));
  await expect(mistakes).toHaveCount(0);
  expect(requests).toHaveLength(0);

  const answer = page.getByLabel("Security Question");
  await answer.fill(String(sum));
  await answer.hover();
  for (const deltaY of [100, -100, 100]) await page.mouse.wheel(0, deltaY); // changes a number that keeps the focus
  await submit(page);
  await expect(thanks(page)).toBeFocused();
  expect(requests).toHaveLength(1);
  expect(bodyOf(requests[0])).toEqual({
    fullName: "Jo",
    phone: "7065550117",
    serviceType: "other",
    consent: true,
    projectDetails: "x".repeat(20),
    mathChallenge: sum,
    mathAnswer: sum,
    ...utm,
    referrer: "https://www.google.com/",
  });
});

test("a request that fails, however often and why, stays on the screen and arrives once @hard", async ({
  page,
  context,
  request,
}) => {
  const fullName = unique("Patient");
  await openQuoteForm(page);
  await submit(page);
  await phoneOf(page).pressSequentially("(706) 555-0117");
  await page.getByRole("button", { name: "Use 7065550117" }).click();
  await expect(phoneOf(page)).toHaveValue(goodRequest.phone);
  await page.getByLabel("Project Details").fill(goodRequest.projectDetails);
  await expect(page.getByRole("form").getByText("3 answers are missing or wrong")).toBeVisible();

  await fillQuoteForm(page, 1);
  await page.getByLabel("Full Name").fill(fullName);
  const expectKept = async (message: string) => {
    await expect(page.getByRole("form").getByText(message)).toBeVisible();
    await expect(page.getByRole("form").getByRole("link", { name: /^Or call/ })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue(fullName);
    await expect(page.getByRole("button", { name: "Request Free Estimate" })).toBeEnabled();
  };
  await answerQuotes(page, { status: 503, body: "Not now." });
  await submit(page);
  await expectKept("Not now.");
  await page.unroute("**/api/quote");
  await context.setOffline(true);
  await submit(page);
  await expectKept("We could not reach the server.");
  await context.setOffline(false);
  await submit(page);
  await expectKept("The answer to the security question is not right");

  await page.getByLabel("Security Question").fill(String(await readSum(page)));
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  const stored = await list(request, "quote-requests");
  expect(stored.filter((one) => one["fullName"] === fullName)).toHaveLength(1);
});

test("a request that is filled in and sent with the keyboard alone is stored once", async ({
  page,
  request,
}) => {
  const fullName = unique("Visitor");
  await openQuoteForm(page);
  const sum = await readSum(page);
  await page.getByLabel("Full Name").focus();
  await page.keyboard.type(fullName);
  for (const [control, text] of [
    [phoneOf(page), goodRequest.phone],
    [page.getByRole("combobox", { name: "Service Type" }), "Door"],
    [page.getByLabel("Project Details"), goodRequest.projectDetails],
    [page.getByLabel("Security Question"), String(sum)],
  ] as const) {
    await tabTo(page, control);
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Request Free Estimate" }));
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();

  const stored = await list(request, "quote-requests");
  expect(stored.filter((one) => one["fullName"] === fullName)).toHaveLength(1);
});

test("#quote-form shows how long it takes, when the answer comes and a customer's review, and nobody its trap", async ({
  page,
}) => {
  await openQuoteForm(page);
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
  const form = page.getByRole("form", { name: "Request a free estimate" });
  await expect(form.getByLabel("Website (leave blank)")).not.toBeInViewport();
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
});

test.describe("with motion", () => {
  test.use(withMotion);

  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    test(`right after sending, the thanks are on the screen, and a toast to swipe away, at ${width} x ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await answerQuotes(page, { status: 201 });
      await page.addInitScript(holdLongTimers); // the toast goes only if it is swiped
      await openQuoteForm(page);
      await fillQuoteForm(page);
      await submit(page);
      const toast = page.getByRole("listitem").filter({ hasText: "Quote request submitted!" });
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
      const number = await sheet.getByText(phoneText, { exact: true }).boundingBox();
      expect(number?.height).toBeLessThan(40); // one line

      if (width > 420) expect((await toast.boundingBox())?.width).toBeCloseTo(420, 1);
      await swipe(toast, 40);
      await expect(toast).toHaveCount(1);
      await swipe(toast, 80);
      await expect(toast).toHaveCount(0);
    });
  }
});

/** Presses Tab, past links, until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

/** To the right, until the toast is back in its place or gone. */
async function swipe(toast: Locator, distance: number): Promise<void> {
  const page = toast.page();
  const box = await toast.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moved = 10; moved <= distance; moved += 10) await page.mouse.move(x + moved, y);
  await page.mouse.up();
  await standStill(page);
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
