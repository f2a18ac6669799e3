import { starterLists } from "../support/starterLists";
import { expect, test } from "../support/test";

const long = "Every joint was measured twice and every screw set by hand. ".repeat(20);
const word = "x".repeat(1000);
const arabic = "إصلاح السقف بعد العاصفة.";

function services(...descriptions: string[]) {
  return descriptions.map((description, index) => ({
    id: index + 1,
    slug: `s${index}`,
    title: `Service ${index}`,
    description,
    icon: "Hammer",
  }));
}

for (const width of [390, 1440]) {
  test(`a long text is cut off after six lines, with a button for the rest, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route("**/api/services", (route) =>
      route.fulfill({ json: services("Short.", long) }),
    );
    await page.goto("/");
    const cards = page.locator("#services article");
    const [short, card] = [cards.nth(0), cards.nth(1)];
    const text = card.getByText("Every joint");
    const lines = () =>
      text.evaluate((shown) => shown.clientHeight / parseFloat(getComputedStyle(shown).lineHeight));

    const more = card.getByRole("button", { name: "More, Service 1" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    expect(Math.round(await lines())).toBe(6);
    await expect(short.getByRole("button")).toHaveCount(0);

    await more.click();
    const less = card.getByRole("button", { name: "Less" });
    await expect(less).toHaveAttribute("aria-expanded", "true");
    await expect(less).toBeFocused();
    expect(await lines()).toBeGreaterThan(7);

    await less.click();
    await expect.poll(async () => Math.round(await lines())).toBe(6);
  });
}

test("a review that has six lines in its own font has no button, even if the font arrives late", async ({
  page,
}) => {
  let send = () => {};
  const released = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/assets/fraunces-quote-*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  await page.route("**/api/testimonials", (route) =>
    route.fulfill({ json: starterLists.testimonials }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const reviews = page.locator("#reviews");
  await reviews.scrollIntoViewIfNeeded();
  const more = reviews.getByRole("button", { name: /^More/ });
  await expect(more).not.toHaveCount(0); // in the font that stands in

  send();
  await expect(more).toHaveCount(0);
});

test("one very long word does not stretch its row", async ({ page }) => {
  await page.route("**/api/services", (route) => route.fulfill({ json: services("Short.", word) }));
  await page.goto("/");

  const card = page.locator("#services article").nth(1);
  await expect(card.getByRole("button", { name: "More" })).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThan(500);
});

test("a text that is written from right to left is set from right to left", async ({ page }) => {
  await page.route("**/api/services", (route) => route.fulfill({ json: services(arabic) }));
  await page.goto("/");

  await expect(page.getByText(arabic)).toHaveCSS("direction", "rtl");
});
