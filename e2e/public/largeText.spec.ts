import type { Page } from "@playwright/test";
import { enlargeText, expectFits, expectWholeWords, widths } from "../support/layout";
import { openQuoteForm, submit } from "../support/quoteForm";
import { expect, test } from "../support/test";

/** Wide enough for a tablet's columns if the text were not enlarged. */
const JUST_NO_PHONE = 721;

const states: Record<string, (page: Page) => Promise<void>> = {
  "the landing page": async (page) => {
    await page.goto("/");
    await expect(page.locator("#services article").first()).toBeAttached();
  },
  "the form with its mistakes": async (page) => {
    await openQuoteForm(page);
    const phone = page.getByLabel("Phone", { exact: true });
    await phone.clear(); // the draft from the previous width
    await phone.pressSequentially("(706) 555-0142");
    await submit(page);
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "the privacy page": async (page) => {
    await page.goto("/privacy");
  },
  "the terms page": async (page) => {
    await page.goto("/terms");
  },
  "an unknown address": async (page) => {
    await page.goto("/nowhere");
  },
  "the open menu": async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
};

for (const [name, open] of Object.entries(states)) {
  test(`${name} fits with text at 200 %`, async ({ page }) => {
    await enlargeText(page);
    for (const width of [...widths, JUST_NO_PHONE]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page);
      await expectFits(page, `${name} at ${width} px`);
      await expectWholeWords(
        page.locator("h1, h2, :is(#about, #services) h3"),
        `${name} at ${width} px`,
      );
    }
  });
}

test("a review's number does not overlap its stars with text at 200 %", async ({ page }) => {
  await enlargeText(page);
  for (const width of widths.slice(0, 2)) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const card = page.locator("#reviews li").first();
    await card.scrollIntoViewIfNeeded();

    const top = (await card.getByRole("img", { name: "out of 5 stars" }).boundingBox())?.y ?? 0;
    const end = await card.evaluate((element) => {
      const { position, height, marginBottom } = getComputedStyle(element, "::after");
      const { paddingTop } = getComputedStyle(element);
      const room = [height, marginBottom, paddingTop].map(parseFloat);
      return position === "static"
        ? element.getBoundingClientRect().top + room.reduce((sum, each) => sum + each, 0)
        : Infinity;
    });
    expect(top, `at ${width} px`).toBeGreaterThanOrEqual(end);
  }
});

test("the call bar shows its three links with text at 200 %", async ({ page }) => {
  await enlargeText(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/");

  for (const link of await page
    .getByRole("navigation", { name: "Contact us" })
    .getByRole("link")
    .all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
