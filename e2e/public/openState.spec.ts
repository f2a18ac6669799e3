import type { Page } from "@playwright/test";
import { holdScripts } from "../support/holdBack";
import { expect, test } from "../support/test";

const inHero = (page: Page) => page.locator("h1 ~ * [data-open-state]");
const inFooter = (page: Page) => page.getByRole("contentinfo").locator("[data-open-state]");

test("whenever a page is opened, hero and footer say until when the business is open, and when it opens, and the year; while closed the hero has the emergency line, on a narrow phone, too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The sample is open from 8 to 18 o'clock on weekdays, in New York's time. This is a Wednesday.
  await page.clock.install({ time: new Date("2031-01-01T17:58:30-05:00") });
  await page.goto("/");
  for (const place of [inHero(page), inFooter(page)]) {
    await expect(place).toHaveText("Open until 6:00 PM", { useInnerText: true });
  }
  await expect(page.locator("[data-year]")).toHaveText("2031");

  await page.clock.runFor(120_000);

  for (const place of [inHero(page), inFooter(page)]) {
    await expect(place).toContainText("Opens Thursday at 8:00 AM");
  }
  const emergencies = inHero(page).getByText("Emergencies: 24/7");
  await expect(emergencies).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(emergencies).toBeInViewport({ ratio: 1 });
});

test("as long as what the page says holds, its small script asks for no time zone and no local time", async ({
  page,
}) => {
  await holdScripts(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error("The small script asked for a local time.");
    };
    Object.assign(Intl, { DateTimeFormat: refuse });
    for (const name of ["toDateString", "toLocaleDateString", "getFullYear", "getHours"])
      Object.assign(Date.prototype, { [name]: refuse });
  });
  // So that it holds whenever the test runs: no time may end meanwhile, and on a New Year's morning the year does not hold yet.
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/(data-until=)"\d+"/g, '$1"9999999999999"')
      .replace(/(data-year="" data-since=)"\d+"/, '$1"0"');
    await route.fulfill({ response, body: html });
  });
  await page.goto("/"); // an error fails the test

  await expect(inHero(page)).toBeVisible();
});
