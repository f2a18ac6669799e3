const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/**
 * Loads a late part and retries until it is there. On a weak signal a script may be lost, and React would remove the whole
 * page because of it. Until then the prerendered HTML stays.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await nextChance(wait);
    }
  }
}

/** Resolves after `milliseconds`, or as soon as the device is online again. */
function nextChance(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const handleChance = () => {
      window.removeEventListener("online", handleChance);
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(handleChance, milliseconds);
    window.addEventListener("online", handleChance);
  });
}
