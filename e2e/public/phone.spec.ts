import { revealAll } from "../support/axe";
import { starterLists } from "../support/starterLists";
import { expect, test } from "../support/test";
import { untilComplete } from "../support/untilComplete";

const phone = { width: 390, height: 844 };

test("with the starter content a phone shows the page in eleven screens", async ({ page }) => {
  // Other tests add to the site's content meanwhile.
  for (const [path, items] of Object.entries(starterLists)) {
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: items }));
  }
  await page.setViewportSize(phone);
  await page.goto("/");
  await untilComplete(page);
  await revealAll(page);

  await expect(page.locator("#services article")).toHaveCount(starterLists.services.length);
  await expect(page.locator("#areas li")).toHaveCount(starterLists["service-areas"].length);
  // Until its fonts have arrived the page is higher.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(11 * phone.height);
});

for (const name of ["Recent Projects", "Reviews"]) {
  test(`${name}: the next card peeps in, and each says its number`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    const cards = page.getByRole("list", { name }).getByRole("listitem");

    const left = async () => (await cards.nth(1).boundingBox())?.x;
    await expect.poll(left).toBeGreaterThan(phone.width / 2);
    await expect.poll(left).toBeLessThanOrEqual(phone.width - 32);
    const number = await cards.nth(1).evaluate((card) => getComputedStyle(card, "::after").content);
    expect(number).toMatch(/^counter\(card\) " \/ \d+"$/);
  });

  test(`${name} is a tab stop only while the row scrolls`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    const list = page.getByRole("list", { name });

    await expect(list).toHaveAttribute("tabindex", "0");
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(list).not.toHaveAttribute("tabindex");
  });
}

for (const screen of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]) {
  test(`a phone held sideways (${screen.width} px) shows the hero's button`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto("/");
    const box = await page.getByRole("link", { name: "Request a Free Estimate" }).boundingBox();
    const bar = await page.locator('nav[aria-label="Contact us"]').boundingBox();

    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (bar?.y ?? screen.height) + 4,
    );
  });

  test(`its menu (${screen.width} px) shows all items, the phone and the button`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();

    for (const control of await menu.locator("a, button").all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const width of [721, 800, 880]) {
  test(`at ${width} px the hero's sky begins below the buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const call = await page.getByRole("link", { name: "Call Now" }).boundingBox();
    const copy = await page.getByRole("heading", { level: 1 }).boundingBox();
    const art = await page.locator("main > section > div").first().boundingBox();

    expect(copy?.y).toBeLessThan(call?.y ?? 0);
    expect(art?.y).toBeGreaterThan((call?.y ?? 0) + (call?.height ?? 0) - 16);
  });
}
