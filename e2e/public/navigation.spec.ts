import type { Page } from "@playwright/test";
import { untilClosable } from "../support/kindDialogs";
import { expectFormOnTop, standStill } from "../support/layout";
import { openQuoteForm } from "../support/quoteForm";
import { callHref, phoneText } from "../support/sampleSite";
import { expect, test, withMotion } from "../support/test";

test("the header stays at the top and turns translucent past 10 px", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);

  await scrollTo(page, 11);
  await expect.poll(ground).toBe("rgba(251, 245, 233, 0.98)");
  await scrollTo(page, 10);
  await expect.poll(ground).toBe("rgb(251, 245, 233)");
  await scrollTo(page, 3000);
  await expect(header).toBeInViewport();
  await expect.poll(ground).toBe("rgba(251, 245, 233, 0.98)");
});

test("from 721 px on the header has the estimate button", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("banner").getByRole("button", { name: "Get Free Estimate" });
  for (const width of [721, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(button, `at ${width} px`).toBeVisible();
  }
});

test.describe("the phone menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.describe("with motion", () => {
    test.use(withMotion);

    test("slides in from the left, traps the focus, and closes with Escape and a press outside", async ({
      page,
    }) => {
      await page.goto("/");
      const opener = page.getByRole("button", { name: "Open menu" });
      await opener.click();
      const menu = page.getByRole("dialog", { name: "Menu" });

      await expect(menu).toBeInViewport();
      await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
      await expect(menu.getByRole("link", { name: phoneText })).toHaveAttribute("href", callHref);
      for (let press = 0; press < 12; press += 1) await page.keyboard.press("Tab");
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
      await expect(opener).toBeFocused();

      await opener.click();
      await untilClosable(page);
      await page.mouse.click(375, 400);
      await expect(menu).toHaveCount(0);
    });
  });

  test("stops the page from scrolling while it is open", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();

    const wheel = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener("wheel", () => resolve())),
    );
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await wheel;
    await standStill(page);

    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("the call bar calls, texts, leads to the form, and hides behind the menu and the form", async ({
    page,
  }) => {
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "Contact us" });

    await expect(bar.getByRole("link")).toHaveText(["Call", "Text", "Free Estimate"]);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(bar).toBeHidden();
    await untilClosable(page);
    await page.keyboard.press("Escape");
    await bar.getByRole("link", { name: "Free Estimate" }).click();
    await page.getByLabel("Full Name").focus();
    await expect(bar).toBeHidden();
    await scrollTo(page, 0);
    await expect(bar).toBeVisible();
  });
});

test("the footer's quick links go to their sections", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Quick Links" }).getByRole("link");

  await expect(links).toHaveText(["Services", "About", "Areas", "Reviews", "Free Estimate"]);
  await links.last().click();
  await expectFormOnTop(page);
});

test("on another page the navigation leads to the landing page's section", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("banner").getByRole("button", { name: "Areas" }).click();

  await expect(page).toHaveURL(/\/#areas$/);
  await expect(page.locator("#areas")).toBeInViewport();
});

test("on the landing page the brand scrolls to the top, and keeps what was typed", async ({
  page,
}) => {
  await openQuoteForm(page);
  await page.getByLabel("Full Name").fill("Ann Lee");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /, home$/ })
    .click();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
});

test("the skip link is the first tab stop and leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });

  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main-content")).toBeFocused();
});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: "instant" });
  }, top);
}
