import { importWithRetry } from "./importWithRetry";
import { forgetReload, reloadOnce } from "./reloadOnce";

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
    await importWithRetry(() => fetch(window.location.href, { method: "HEAD", cache: "no-store" }));
    reloadOnce(window.location.href);
    return importWithRetry(load);
  }
}
