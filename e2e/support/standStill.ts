import type { Page } from "@playwright/test";

const STILL_FOR_MS = 150;

/** Waits until nothing has moved or faded for a moment, ignoring endless animations (a spinner). */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (stillFor) => {
    let stillSince = Infinity;
    while (performance.now() - stillSince <= stillFor) {
      await new Promise(requestAnimationFrame);
      const isMoving = document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
        );
      stillSince = isMoving ? Infinity : Math.min(stillSince, performance.now());
    }
  }, STILL_FOR_MS);
}
