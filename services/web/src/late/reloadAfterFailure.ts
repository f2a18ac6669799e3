import { importWithRetry } from "./importWithRetry";
import { reloadOnce } from "./reloadOnce";

/** The page of a pressed link was requested before the site was asked; it comes at most this much later. */
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
