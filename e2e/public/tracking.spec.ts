import { answerQuotes, bodyOf, fillQuoteForm, submit } from "../support/quoteForm";
import { expect, test } from "../support/test";

const query =
  "utm_source=google&utm_medium=cpc&utm_campaign=spring&utm_term=roof%20repair&utm_content=a";
const utm = {
  utm_source: "google",
  utm_medium: "cpc",
  utm_campaign: "spring",
  utm_term: "roof repair",
  utm_content: "a",
};

test("the five UTM parameters and the referrer are stored on load and sent", async ({ page }) => {
  const requests = await answerQuotes(page, { status: 201 });
  await page.goto(`/?${query}`, { referer: "https://www.google.com/" });
  await expect
    .poll(() => page.evaluate(() => Object.fromEntries(Object.entries(window.sessionStorage))))
    .toEqual({ ...utm, referrer: "https://www.google.com/" });

  await fillQuoteForm(page);
  await submit(page);

  await expect
    .poll(() => bodyOf(requests[0]))
    .toMatchObject({ ...utm, referrer: "https://www.google.com/" });
});

test("a later page of the session still knows them", async ({ page }) => {
  const requests = await answerQuotes(page, { status: 201 });
  await page.goto(`/?${query}`, { referer: "https://www.google.com/" });
  await expect.poll(() => page.evaluate(() => window.sessionStorage.length)).toBe(6);
  await page.goto("/privacy");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.waitForURL(/\/$/);

  await fillQuoteForm(page);
  await submit(page);

  await expect
    .poll(() => bodyOf(requests[0]))
    .toMatchObject({ ...utm, referrer: "https://www.google.com/" });
});

test("the address overrides stored values", async ({ page }) => {
  await page.goto("/?utm_source=google");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("utm_source"))).toBe("google");
  await page.goto("/?utm_source=flyer");

  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("utm_source"))).toBe("flyer");
});

test("without any, none is sent; an overlong value does not fail the request", async ({ page }) => {
  const requests = await answerQuotes(page, { status: 400, body: "No." });
  await page.goto("/");
  await fillQuoteForm(page);
  await submit(page);
  await expect.poll(() => requests.length).toBe(1);
  expect(Object.keys(bodyOf(requests[0]) as object).join()).not.toMatch(/utm_|referrer/);

  await page.goto(`/?utm_source=${"x".repeat(900)}`);
  await fillQuoteForm(page);
  await page.getByLabel("Full Name").fill("Somebody Else"); // the same answers would go out as before
  await submit(page);
  await expect.poll(() => requests.length).toBe(2);
  const { utm_source } = bodyOf(requests[1]) as { utm_source: string };
  expect(utm_source).toHaveLength(500);
});

test("a browser that refuses storage still sends", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const requests = await answerQuotes(page, { status: 201 });
  await page.goto("/?utm_source=google");
  await fillQuoteForm(page);
  await submit(page);

  await expect.poll(() => bodyOf(requests[0])).toMatchObject({ utm_source: "google" });
});
