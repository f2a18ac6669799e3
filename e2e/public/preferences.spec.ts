import type { Page } from "@playwright/test";
import { displayLists } from "../support/lists";
import { openQuoteForm, readSum, submit } from "../support/quoteForm";
import { expect, test, withMotion } from "../support/test";

test("with reduced motion everything is visible at once, and nothing scrolls smoothly", async ({
  page,
}) => {
  await page.goto("/");
  await readSum(page);
  const transparent = await page
    .locator(":is(main, footer) *:not(img)")
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === "0").length);
  expect(transparent).toBe(0);
  expect(Math.min(...(await scrollToReviews(page)))).toBe(1);
  await page.getByRole("link", { name: "Request a Free Estimate" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-smooth", "");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("a section fades in as it is scrolled into view", async ({ page }) => {
    await page.goto("/");
    await readSum(page);

    const opacities = await scrollToReviews(page);

    expect(Math.min(...opacities)).toBe(0);
    expect(opacities.at(-1)).toBe(1);
  });

  test("a section many screens long still fades in", async ({ page }) => {
    const many = Array.from({ length: 400 }, (_, id) => ({
      id,
      slug: `s${id}`,
      title: `Service ${id}`,
      description: "Long.",
      icon: "Hammer",
    }));
    await page.route("**/api/services", (route) => route.fulfill({ json: many }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await displayLists(page);
    await expect(page.locator("#services article")).toHaveCount(400);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));

    await expect(page.locator("#services > div")).toHaveCSS("opacity", "1");
  });
});

test("with forced colors, marks made of color or shape stay visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openQuoteForm(page);
  await submit(page);
  await expect(page.getByText("Please enter your full name (at least 2 characters)")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveCSS("border-top-style", "solid");
  await expect(page.locator("#services article svg").first()).toHaveCSS("clip-path", "none");
  await expect(page.getByRole("checkbox")).toHaveCSS("appearance", "auto");

  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("border-right-style", "solid");
});

/** The opacity of the reviews, frame by frame, until a second after their top edge came into view. */
function scrollToReviews(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const section = document.querySelector("#reviews > div");
    if (!section) return [];
    const opacities: number[] = [];
    let end = Infinity;
    // A frame may be late: one for the observer, one for the animation's start, and the one that is read.
    let framesLeft = 3;
    while (performance.now() < end || framesLeft > 0) {
      if (performance.now() >= end) framesLeft -= 1;
      if (section.getBoundingClientRect().top > innerHeight / 2) {
        window.scrollBy({ top: 60, behavior: "instant" });
      }
      await new Promise(requestAnimationFrame);
      opacities.push(Number(getComputedStyle(section).opacity));
      const isOnScreen = section.getBoundingClientRect().top < innerHeight;
      if (isOnScreen) end = Math.min(end, performance.now() + 1000);
    }
    return opacities;
  });
}
