const FIRST = 30;
const DAY = 24 * 60 * 60;
/** With these delays, about a week after the first. */
const MAX_ATTEMPTS = 20;

/**
 * Seconds to wait after so many failed attempts: doubling from half a minute up to a day, each up to a quarter shorter
 * by chance, so that what failed together does not come back together. Undefined when it is time to give up.
 */
export function retryDelay(
  attempts: number,
  chance: () => number = Math.random,
): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return Math.min(FIRST * 2 ** (attempts - 1), DAY) * (1 - chance() / 4);
}
