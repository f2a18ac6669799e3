import { importWithRetry } from "./importWithRetry";
import { reloadOnce } from "./reloadOnce";

/** Loads a part of the late script: what a module with this import loads by `import()` goes there (vite.config.js). */
export function importLate<T>(load: () => Promise<T>): Promise<T> {
  return importWithRetry(async () => {
    await fetchLateScript();
    return load();
  });
}

let fetching: Promise<void> | undefined;

function fetchLateScript(): Promise<void> {
  fetching ??= fetchOnce().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

async function fetchOnce(): Promise<void> {
  if (typeof document === "undefined") return;
  const address = document.documentElement.dataset["lateScript"]; // written by build.mjs; the admin area has none
  if (address !== undefined) await fetchScript(address);
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
