import { standStill } from "../support/layout";
import { answerQuotes, fillQuoteForm, openQuoteForm, submit } from "../support/quoteForm";
import { expect, test } from "../support/test";

test("a toast is 420 px wide and disappears with a long swipe, but not a short one", async ({
  page,
}) => {
  const toast = page.getByRole("listitem").filter({ hasText: "Submission failed" });
  await answerQuotes(page, { status: 500, body: "No." });
  await openQuoteForm(page);
  await fillQuoteForm(page);
  await submit(page);
  await toast.hover();
  await standStill(page);
  expect((await toast.boundingBox())?.width).toBeCloseTo(420, 1);
  for (const [distance, left] of [
    [40, 1],
    [80, 0],
  ] as const) {
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let moved = 10; moved <= distance; moved += 10) await page.mouse.move(x + moved, y);
    await page.mouse.up();
    await standStill(page);
    await expect(toast).toHaveCount(left);
  }
});
