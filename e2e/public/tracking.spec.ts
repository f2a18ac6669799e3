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

test("the five UTM parameters and the referrer are stored on load and sent from a later page of the session", async ({
  page,
}) => {
  const requests = await answerQuotes(page, { status: 201 });
  await page.goto(`/?${query}`, { referer: "https://www.google.com/" });
  await expect
    .poll(() => page.evaluate(() => Object.fromEntries(Object.entries(window.sessionStorage))))
    .toEqual({ ...utm, referrer: "https://www.google.com/" });
  await page.goto("/privacy");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.waitForURL(/\/$/);

  await fillQuoteForm(page);
  await submit(page);

  await expect
    .poll(() => bodyOf(requests[0]))
    .toMatchObject({ ...utm, referrer: "https://www.google.com/" });
});
