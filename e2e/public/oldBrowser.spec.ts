import { answerQuotes, fillWholeForm, openQuoteForm, submit } from "../support/quoteForm";
import { makeOld } from "../support/oldBrowser";
import { expect, test } from "../support/test";

test("a request is sent from the oldest browsers that are promised", async ({ page, context }) => {
  await makeOld(context);
  await answerQuotes(page, { status: 201 });
  await openQuoteForm(page);
  await fillWholeForm(page);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Thank you for your request!" })).toBeVisible();
});
