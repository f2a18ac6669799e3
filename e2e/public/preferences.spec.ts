import type { Page } from "@playwright/test";
import { openQuoteForm, submit } from "../support/quoteForm";
import { standStill } from "../support/layout";
import { expect, test, withMotion } from "../support/test";

test("with reduced motion everything is visible at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.locator("#services article").first()).toBeAttached();

  expect(await findTransparent(page)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    "auto",
  );
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("a section many screens long still fades in", async ({ page }) => {
    const many = Array.from({ length: 400 }, (_, index) => ({
      id: index + 1,
      slug: `s${index}`,
      title: `Service ${index}`,
      description: "A long list.",
      icon: "Hammer",
    }));
    await page.route("**/api/services", (route) => route.fulfill({ json: many }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await expect(page.locator("#services article")).toHaveCount(400);
    await page.evaluate(() => {
      window.scrollTo({ top: 1200, behavior: "instant" });
    });
    await expect
      .poll(() =>
        page
          .locator("#services article")
          .first()
          .evaluate(
            (element) => getComputedStyle(element.closest("#services > div") ?? element).opacity,
          ),
      )
      .toBe("1");
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a tapped button has no hover style afterwards", async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("link", { name: "Request a Free Estimate" });
    const background = () => button.evaluate((link) => getComputedStyle(link).backgroundColor);
    const before = await background();
    await button.tap();
    await button.scrollIntoViewIfNeeded();
    await button.hover();
    await standStill(page);

    expect(await background()).toBe(before);
  });
});

test("with forced colors, marks made of color or shape stay visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openQuoteForm(page);
  await submit(page);

  const field = page.getByLabel("Full Name");
  const border = await field.evaluate((element) => getComputedStyle(element).borderTopStyle);
  expect(border).toBe("solid");
  await expect(page.getByText("Please enter your full name (at least 2 characters)")).toBeVisible();
  const tile = page.locator("#services article span").first();
  expect(await tile.evaluate((element) => getComputedStyle(element).clipPath)).toBe("none");
  expect(
    await page.getByRole("checkbox").evaluate((element) => getComputedStyle(element).appearance),
  ).toBe("auto");
});

test("with forced colors the menu has a border", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();

  const menu = page.getByRole("dialog", { name: "Menu" });
  expect(await menu.evaluate((element) => getComputedStyle(element).borderRightStyle)).toBe(
    "solid",
  );
});

/** Parts of the page that exist but are invisible. */
function findTransparent(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *, footer *")]
      .filter((element) => getComputedStyle(element).opacity === "0" && element.tagName !== "IMG")
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}
