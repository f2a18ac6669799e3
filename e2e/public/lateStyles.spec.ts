import { holdBack } from "../support/holdBack";
import { standStill } from "../support/layout";
import { answerStarterLists, displayLists, starterLists } from "../support/lists";
import { answerQuotes, fillQuoteForm, openQuoteForm, submit } from "../support/quoteForm";
import { rememberStyles } from "../support/styles";
import { expect, test } from "../support/test";

const LISTS = "**/api/{services,featured-projects,service-areas,testimonials}";

for (const width of [1440, 390]) {
  test(`neither lists that are drawn again nor a toast bring a style that changes the page, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await answerStarterLists(page, (path, items) => {
      const name = path === "testimonials" || path === "service-areas" ? "name" : "title";
      return items.map((item, index) => ({ ...item, [name]: `Changed ${index}` }));
    });
    await answerQuotes(page, { status: 500 }, { status: 201 });
    const answer = await holdBack(page, LISTS);
    await openQuoteForm(page);
    await displayLists(page);
    await fillQuoteForm(page);
    await standStill(page);
    let expectSameStyles = await rememberStyles(page);

    answer();
    for (const path of Object.keys(starterLists)) {
      await expect(page.locator(`[data-list="${path}"]`)).toContainText("Changed 0");
    }
    await standStill(page);
    await expectSameStyles("the lists");

    for (const title of ["Submission failed", "Quote request submitted!"]) {
      expectSameStyles = await rememberStyles(page);
      await submit(page);
      await expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
      await standStill(page);
      await expectSameStyles(title);
    }
  });
}
