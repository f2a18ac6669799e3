import { starterLists } from "../support/lists";
import { expect, test } from "../support/test";
import { readSum } from "../support/quoteForm";

const phone = { width: 390, height: 844 };

test("with the starter content the page is at most eleven phone screens long", async ({ page }) => {
  // Other tests add content to the site meanwhile.
  for (const [path, items] of Object.entries(starterLists)) {
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: items }));
  }
  await page.setViewportSize(phone);
  await page.goto("/");
  await readSum(page);

  await expect(page.locator("#services article")).toHaveCount(starterLists.services.length);
  await expect(page.locator("#areas li")).toHaveCount(starterLists["service-areas"].length);
  // The page is taller until its fonts have arrived.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(11 * phone.height);
});

test("the services of the starter content fit two screens, the first three of them larger", async ({
  page,
}) => {
  await page.route("**/api/services", (route) => route.fulfill({ json: starterLists.services }));
  await page.setViewportSize(phone);
  await page.goto("/");
  const section = page.locator("#services");
  const cards = section.getByRole("article");
  await expect(cards).toHaveCount(starterLists.services.length);

  const heading = await section.getByRole("heading", { level: 2 }).boundingBox();
  const last = await cards.last().boundingBox();
  const end = (last?.y ?? Infinity) + (last?.height ?? 0);
  expect(end - (heading?.y ?? 0)).toBeLessThanOrEqual(2 * phone.height);
  const sizes = await section
    .getByRole("heading", { level: 3 })
    .evaluateAll((titles) => titles.map((title) => parseFloat(getComputedStyle(title).fontSize)));
  expect(Math.min(...sizes.slice(0, 3))).toBeGreaterThan(Math.max(...sizes.slice(3)));
  for (const link of await section.getByRole("link").all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }
});

for (const name of ["Recent Projects", "Reviews"]) {
  test(`${name} is a numbered row that shows the edge of the next card, and a tab stop only while it scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    const row = page.getByRole("list", { name });
    const next = row.getByRole("listitem").nth(1);

    const left = async () => (await next.boundingBox())?.x;
    await expect.poll(left).toBeGreaterThan(phone.width / 2);
    await expect.poll(left).toBeLessThanOrEqual(phone.width - 32);
    const number = await next.evaluate((card) => getComputedStyle(card, "::after").content);
    expect(number).toMatch(/^counter\(card\) " \/ \d+"$/);
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute("tabindex", "0");

    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(row).not.toHaveAttribute("tabindex");
  });
}

test("a phone held sideways shows the hero's button and every item of the menu", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.locator('nav[aria-label="Contact us"]');
  for (const screen of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(screen);
    const button = await page.getByRole("link", { name: "Request a Free Estimate" }).boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(
      ((await bar.boundingBox())?.y ?? screen.height) + 4,
    );

    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();
    for (const control of await menu.locator("a, button").all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
  }
});
