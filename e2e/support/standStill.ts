import type { Page } from "@playwright/test";

const STILL_FOR_MS = 150;

/** Waits until nothing on the page has moved or faded for a moment; what never ends (a spinner) does not count. */
export async function standStill(page: Page): Promise<void> {
  await page.waitForFunction((stillFor) => {
    const seen = window as unknown as { movedAt?: number };
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      );
    if (isMoving) seen.movedAt = performance.now();
    seen.movedAt ??= performance.now();
    return performance.now() - seen.movedAt > stillFor;
  }, STILL_FOR_MS);
}
