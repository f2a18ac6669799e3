import { session } from "./storage";

const STORAGE_KEY = "reloaded";
/** Enough for a pressed link to open its page. */
const LEAVING_MS = 2000;

/**
 * Loads a script that the page needs. If that fails, because of the connection or since a new version has replaced the script,
 * reloads the page, once: most browsers never retry a failed import. Nothing typed is lost (public/quoteForm/draft.ts).
 */
export async function importOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    session.remove(STORAGE_KEY);
    return loaded;
  } catch (error) {
    // Not at once: in WebKit and Firefox a pressed link aborts scripts that are loading, and a reload would cancel the link.
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    // Rejects while the site is unreachable: then the page stays, and can be read.
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    const isSecond = session.get(STORAGE_KEY) !== null;
    if (!isSecond && session.set(STORAGE_KEY, "once")) window.location.reload();
    throw error;
  }
}
