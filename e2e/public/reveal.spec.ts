import type { Page } from "@playwright/test";
import { expect, test, withMotion } from "../support/test";
import { untilComplete } from "../support/layout";

test.use(withMotion);

test("a section fades in as it is scrolled into view", async ({ page }) => {
  await page.goto("/");
  await untilComplete(page);

  const opacities = await scrollToReviews(page);

  expect(Math.min(...opacities)).toBe(0);
  expect(opacities.at(-1)).toBe(1);
});

test("a section is visible within a second, even if no observer fires", async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(options?.rootMargin?.includes("-") ? () => {} : report, options);
      }
    };
  });
  await page.goto("/");
  await untilComplete(page);

  const opacities = await scrollToReviews(page);

  expect(Math.min(...opacities)).toBe(0);
  expect(opacities.at(-1)).toBe(1);
});

test("a section stays visible if the browser reports no positions at all", async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  });
  await page.goto("/");
  await expect(page.getByRole("form")).toBeVisible();

  expect(Math.min(...(await scrollToReviews(page)))).toBe(1);
});

test("if the page's script throws, the page stays as rendered", async ({ page, problems }) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {
      throw new Error("a fault in one section");
    };
  });
  const failed = page.waitForEvent("pageerror");
  await page.goto("/");
  expect((await failed).message).toBe("a fault in one section");

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Request a Free Estimate" }).click();
  await expect(page.getByRole("form")).toBeInViewport();
  expect(new Set(problems.splice(0))).toEqual(new Set(["a fault in one section"]));
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
