const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/**
 * A late part of the page, asked for until it comes: on a weak signal a script may be lost, and React would take the
 * whole page down with it. Until then what the HTML shows stays as it is.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await load();
    } catch {
      await nextChance(wait);
    }
  }
}

/** Fulfilled after `milliseconds`, or as soon as the device is online again. */
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
