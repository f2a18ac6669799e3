import { holdBack } from "../support/holdBack";
import { standStill } from "../support/layout";
import { answerStarterLists, bringListsNear, starterLists } from "../support/lists";
import { answerQuotes, fillQuoteForm, openQuoteForm, submit } from "../support/quoteForm";
import { rememberStyles } from "../support/styles";
import { expect, test } from "../support/test";

const LISTS = "**/api/{services,featured-projects,service-areas,testimonials}";

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [title, status] of [
      ["Submission failed", 500],
      ["Quote request submitted!", 201],
    ] as const) {
      test(`the toast "${title}" brings no style that changes the page`, async ({ page }) => {
        await answerStarterLists(page);
        await answerQuotes(page, { status });
        await openQuoteForm(page);
        await fillQuoteForm(page);
        await standStill(page);
        const expectSameStyles = await rememberStyles(page);

        await submit(page);
        await expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
        await standStill(page);
        await expectSameStyles(title);
      });
    }

    test("lists that are drawn again bring no style that changes the page", async ({ page }) => {
      await answerStarterLists(page, (path, items) => {
        const name = path === "testimonials" || path === "service-areas" ? "name" : "title";
        return items.map((item, index) => ({ ...item, [name]: `Changed ${index}` }));
      });
      const answer = await holdBack(page, LISTS);
      await openQuoteForm(page);
      await bringListsNear(page);
      await standStill(page);
      const expectSameStyles = await rememberStyles(page);

      answer();
      for (const path of Object.keys(starterLists)) {
        await expect(page.locator(`[data-list="${path}"]`)).toContainText("Changed 0");
      }
      await standStill(page);
      await expectSameStyles("the lists");
    });
  });
}
