import { forgetReload, reloadOnce } from "./reloadOnce";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/**
 * Loads a lazy part and retries until it arrives: on a weak signal a script may get lost, and React would then remove the
 * whole page. Meanwhile the prerendered HTML stays.
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

/**
 * Loads a page's own chunk. Most browsers never request a script again once its import has failed, so after a failure the
 * page is reloaded as soon as the site can be reached. Nothing is lost: a page without its script has no form.
 */
export async function importPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    const page = await load();
    forgetReload();
    return page;
  } catch {
    await reloadAfterFailure(window.location.href);
    return importWithRetry(load);
  }
}

/** The page is stale: the site was deployed again, and its scripts have new addresses. */
const GONE = 404;

/**
 * Fetches a script completely, before it is imported: most browsers never request a script again once its import has
 * failed. A stale page is reloaded.
 */
export async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  if (response.status === GONE) reloadOnce(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.blob();
}

/** A pressed link's page was requested before the site was checked; it arrives at most this much later. */
const LEAVING_MS = 2000;

/**
 * Reloads the page (reloadOnce), because a script could not be imported, as soon as the site can be reached. Not at once:
 * in WebKit and Firefox a pressed link cuts off the scripts that are still arriving, and a reload would cancel the way to
 * its page.
 */
export async function reloadAfterFailure(reason: string): Promise<void> {
  await importWithRetry(() => fetch(window.location.href, { method: "HEAD", cache: "no-store" }));
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  reloadOnce(reason);
}
