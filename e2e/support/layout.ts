import { expect, type Page } from "@playwright/test";

const STILL_FOR_MS = 150;
/** A busy machine may draw only one in that time. */
const STILL_FRAMES = 4;

/** Waits until nothing has scrolled, moved or faded for a moment, ignoring endless animations (a spinner). */
export async function standStill(page: Page): Promise<void> {
  const least = { stillFor: STILL_FOR_MS, stillFrames: STILL_FRAMES };
  await page.evaluate(async ({ stillFor, stillFrames }) => {
    let [stillSince, frames, top] = [Infinity, 0, window.scrollY];
    while (performance.now() - stillSince <= stillFor || frames < stillFrames) {
      await new Promise(requestAnimationFrame);
      const isMoving = document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
        );
      const isStill = !isMoving && top === window.scrollY;
      stillSince = isStill ? Math.min(stillSince, performance.now()) : Infinity;
      frames = isStill ? frames + 1 : 0;
      top = window.scrollY;
    }
  }, least);
}

/** Resolves once the page has scrolled, if it does. */
export async function turnWheel(page: Page, x: number, distance: number): Promise<void> {
  const wheel = await page.evaluateHandle(() => ({
    turned: new Promise<void>((resolve) => addEventListener("wheel", () => resolve())),
  }));
  await page.mouse.move(x, 400);
  await page.mouse.wheel(0, distance);
  await wheel.evaluate(({ turned }) => turned);
  await standStill(page);
}

/** The navigation leads to a section's first line, just below the header, or to the end of the page. */
export async function expectCloseBelowHeader(page: Page, anchor: string): Promise<void> {
  const gap = () => measureGap(page, anchor);
  await expect.poll(gap, { message: anchor }).toBeGreaterThanOrEqual(24);
  await expect.poll(gap, { message: anchor }).toBeLessThanOrEqual(48);
}

/** From the header to the section's first element; 24 if the page ends before that. */
function measureGap(page: Page, anchor: string): Promise<number> {
  return page.evaluate((id) => {
    const first = document.querySelector(`#${id} :is([data-hills], h2, a)`);
    const top = first?.getBoundingClientRect().top ?? -1;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    return atEnd && top < window.innerHeight ? 24 : Math.round(top - header);
  }, anchor);
}

/** The form's heading is at the top of the screen, just below the header, and its first field is visible. */
export async function expectFormOnTop(page: Page): Promise<void> {
  const head = page.getByRole("heading", { name: "Your free estimate" });
  const gap = async () => {
    const header = await page.getByRole("banner").boundingBox();
    return ((await head.boundingBox())?.y ?? 0) - (header?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(16);
  await expect.poll(gap).toBeLessThanOrEqual(72);
  await expect(page.locator("#quote-form label").first()).toBeInViewport();
}

/** Presses the keys one after the other; nothing covers what has the focus then. */
export async function expectFocusSeen(page: Page, keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    const covered = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const y = Math.min(bottom - 2, (top + bottom) / 2);
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit && !focused.contains(hit) ? focused.outerHTML : "";
    });
    expect(covered).toBe("");
  }
}

/** Presses of Tab, and as many back. */
export const thereAndBack = (count: number) => [
  ...Array<string>(count).fill("Tab"),
  ...Array<string>(count).fill("Shift+Tab"),
];
