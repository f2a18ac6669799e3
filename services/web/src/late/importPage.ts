import { importWithRetry } from "./importWithRetry";
import { reloadAfterFailure } from "./reloadAfterFailure";
import { forgetReload } from "./reloadOnce";

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
