import { expectFormOnTop } from "../support/layout";
import { answerQuotes, fillQuoteForm, openQuoteForm, submit } from "../support/quoteForm";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("a button leads to the form's heading area", async ({ page }) => {
      await page.goto("/");
      await page.locator("main").getByRole("link", { name: "Request a Free Estimate" }).click();

      await expectFormOnTop(page);
    });

    test("#quote-form shows how long it takes, when the answer comes and a customer's review", async ({
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
    });

    test("the thanks replace the heading area", async ({ page }) => {
      await answerQuotes(page, { status: 201 });
      await openQuoteForm(page);
      await fillQuoteForm(page);
      await submit(page);

      await expect(page.getByText("Thank you for your request!")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Your free estimate" })).toBeHidden();
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no heading area without a form", async ({ page }) => {
    await page.goto("/#quote-form");

    await expect(
      page.getByRole("heading", { name: "Ask us by phone, text or email" }),
    ).toBeVisible();
    await expect(page.getByText("About two minutes.")).toBeHidden();
  });
});
