import type { Page } from "@playwright/test";
import { expect, test, withMotion } from "../support/test";
import { readSum } from "../support/quoteForm";

test.use(withMotion);

test("a section fades in as it is scrolled into view", async ({ page }) => {
  await page.goto("/");
  await readSum(page);

  const opacities = await scrollToReviews(page);

  expect(Math.min(...opacities)).toBe(0);
  expect(opacities.at(-1)).toBe(1);
});

/**
 * Scrolls until the reviews are on the screen. Returns the opacity of their section, frame by frame, until a second after
 * its top edge came into view.
 */
function scrollToReviews(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const section = document.querySelector("#reviews > div");
    if (!section) return [];
    const opacities: number[] = [];
    let end = Infinity;
    while (performance.now() < end) {
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
