import { importWithRetry } from "./importWithRetry";
import { forgetReload, reloadOnce } from "./reloadOnce";

/**
 * A page's own chunk. Most browsers never ask again for a script whose import failed once; so where a weak signal lost it,
 * the page is taken anew as soon as the site can be reached again. Nothing is typed into a page that has no script yet.
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
