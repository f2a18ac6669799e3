import type { Page } from "@playwright/test";
import { expect, test, withMotion } from "../support/test";
import { untilComplete } from "../support/untilComplete";

test.use(withMotion);

/** Frames: a fade takes about sixty. */
const PATIENCE = 1000;

test("a section fades in as it is scrolled onto the screen", async ({ page }) => {
  await page.goto("/");
  await untilComplete(page);

  const opacities = await scrollToReviews(page);

  expect(Math.min(...opacities)).toBeLessThan(1);
  expect(opacities.at(-1)).toBe(1);
});

test("a section becomes visible by itself, even if nothing tells that it is on the screen", async ({
  page,
}) => {
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

  expect(Math.min(...opacities)).toBeLessThan(1);
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

test("if a script error stops the page's script, the page stays as it came", async ({
  page,
  problems,
}) => {
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
 * Scrolls on until the reviews are on the screen. Returns how visible their section was, frame by frame, until it was
 * there and fully visible. Reveal's own test says how soon that must be.
 */
function scrollToReviews(page: Page): Promise<number[]> {
  return page.evaluate(async (patience) => {
    const section = document.querySelector("#reviews > div");
    if (!section) return [];
    const opacities: number[] = [];
    const top = () => section.getBoundingClientRect().top;
    window.scrollBy({ top: top() - innerHeight - 400, behavior: "instant" });
    while ((top() > innerHeight / 2 || opacities.at(-1) !== 1) && opacities.length < patience) {
      if (top() > innerHeight / 2) window.scrollBy({ top: 40, behavior: "instant" });
      // Observers are notified at the end of a frame: after two frames they know about this step.
      for (let frame = 1; frame <= 2; frame += 1) {
        await new Promise(requestAnimationFrame);
        opacities.push(Number(getComputedStyle(section).opacity));
      }
    }
    return opacities;
  }, PATIENCE);
}
