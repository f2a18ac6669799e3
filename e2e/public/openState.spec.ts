import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

/** The sample is open from 8 to 18 o'clock on weekdays, in New York's time. */
const TUESDAY = { open: "2026-11-24T17:58:30-05:00", closed: "2026-11-24T20:00:00-05:00" };

const inHero = (page: Page) => page.locator("h1 ~ [data-open-state]");
const inFooter = (page: Page) => page.getByRole("contentinfo").locator("[data-open-state]");

/** The color of the button's ground. */
const groundOf = (page: Page, name: RegExp) =>
  page
    .getByRole("navigation", { name: "Contact us" })
    .getByRole("link", { name })
    .evaluate((button) => getComputedStyle(button).backgroundColor);

async function openAt(page: Page, time: string): Promise<void> {
  await page.clock.install({ time: new Date(time) });
  await page.goto("/");
}

test("hero and footer say until when the business is open, and within a minute that it has closed", async ({
  page,
}) => {
  await openAt(page, TUESDAY.open);
  await expect(inHero(page)).toHaveText("Open until 6:00 PM", { useInnerText: true });
  await expect(inFooter(page)).toHaveText("Open until 6:00 PM", { useInnerText: true });

  await page.clock.runFor(120_000);

  await expect(inHero(page)).toContainText("Opens Wednesday at 8:00 AM");
  await expect(inFooter(page)).toContainText("Opens Wednesday at 8:00 AM");
  await expect(inHero(page).getByText("Emergencies: 24/7")).toBeVisible();
});

test("outside the hours Text is the call bar's filled button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, TUESDAY.open);
  await expect(inHero(page)).toContainText("Open until");
  const [byDay, textByDay] = [await groundOf(page, /Free/), await groundOf(page, /Text/)];
  expect(byDay).not.toBe(textByDay);

  await openAt(page, TUESDAY.closed);

  await expect(inHero(page)).toContainText("Opens Wednesday");
  expect(await groundOf(page, /Text/)).toBe(byDay);
  expect(await groundOf(page, /Free/)).toBe(textByDay);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says it as it was when it was rendered", async ({ page }) => {
    await page.goto("/");

    await expect(inHero(page)).toHaveText(/^(Open until|Opens) .*[AP]M/);
  });
});
