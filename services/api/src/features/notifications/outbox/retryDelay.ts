const FIRST = 30;
const DAY = 24 * 60 * 60;
/** With these delays, the last attempt is about a week after the first. */
const MAX_ATTEMPTS = 20;

/**
 * Seconds to wait after that many failed attempts: doubling from half a minute up to a day, each randomly up to a quarter
 * shorter, so that messages that failed together are not retried together. Undefined when it is time to give up.
 */
export function retryDelay(
  attempts: number,
  chance: () => number = Math.random,
): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return Math.min(FIRST * 2 ** (attempts - 1), DAY) * (1 - chance() / 4);
}
