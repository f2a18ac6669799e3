import type { Locator } from "@playwright/test";
import { answerQuotes, fillQuoteForm, openQuoteForm, submit } from "../support/quoteForm";
import { screenSizes } from "../support/sampleSite";
import { expect, test, withMotion } from "../support/test";

test.use(withMotion);

const ON_ITS_SIDE = [844, 390] as const;

for (const [width, height] of [...screenSizes, ON_ITS_SIDE]) {
  test(`right after submitting, the thanks are on the screen, at ${width} x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await answerQuotes(page, { status: 201 });
    await openQuoteForm(page);
    await fillQuoteForm(page);
    await submit(page);
    const toast = page.getByRole("listitem").filter({ hasText: "Quote request submitted!" });
    await toast.hover(); // so that it stays
    const thanks = page.locator("#quote-form");

    for (const part of [
      thanks.getByRole("heading"),
      thanks.getByText(/^We've received your information/),
      thanks.getByRole("link", { name: /^Call Us Now/ }),
      thanks.getByRole("link", { name: "Send Text Message" }),
    ]) {
      await expect.poll(() => isFree(part), { message: await part.innerText() }).toBe(true);
    }
    await expect(toast).toBeVisible();
  });
}

/** True if all of it is on the screen and nothing covers it: no toast, header or call bar. */
function isFree(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y); // null outside the screen
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  });
}
