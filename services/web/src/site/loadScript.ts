import { session } from "./storage";

const NOTED_AS = "reloaded";
/** A pressed link's page was requested before; it arrives at most this much later. */
const LEAVING_MS = 2000;

/**
 * Loads a script that the page needs. If it is gone, because the site was deployed again, or lost, the page is reloaded, once: most
 * browsers never request a script again whose import has failed. Nothing typed is lost (public/quoteForm/draft.ts).
 */
export async function importPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    session.forget(NOTED_AS);
    return loaded;
  } catch (error) {
    // Not at once: in WebKit and Firefox a pressed link cuts off the scripts that are arriving, and a reload would cancel it.
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    // Rejects while the site cannot be reached: then the page stays, and can be read.
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    const isSecond = session.recall(NOTED_AS) !== null;
    if (!isSecond && session.keep(NOTED_AS, "once")) window.location.reload();
    throw error;
  }
}
