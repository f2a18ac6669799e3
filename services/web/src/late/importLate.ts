import { importWithRetry } from "./importWithRetry";
import { reloadOnce } from "./reloadOnce";

/** Loads a part of the late script: what a module with this import loads by `import()` goes there (vite.config.js). */
export function importLate<T>(load: () => Promise<T>): Promise<T> {
  return importWithRetry(async () => {
    await fetchLateScript();
    return load();
  });
}

/** Global, because the early script is a bundle of its own and requests the late script first. */
const shared = globalThis as { lateScript?: Promise<void> | undefined };

export function fetchLateScript(): Promise<void> {
  shared.lateScript ??= fetchOnce().catch((error: unknown) => {
    shared.lateScript = undefined;
    throw error;
  });
  return shared.lateScript;
}

async function fetchOnce(): Promise<void> {
  const address = lateScript();
  if (address !== undefined) await fetchScript(address);
}

/** True in a prerendered page: build.mjs names the script on <html>. The admin area has none. */
export function hasLateScript(): boolean {
  return lateScript() !== undefined;
}

function lateScript(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.documentElement.dataset["lateScript"];
}

/** The page is stale: the site was deployed again, and its scripts have new addresses. */
const GONE = 404;

/**
 * Fetches a script completely, before it is imported: most browsers never request a script again once its import has
 * failed. A stale page is reloaded. `onArriving` is called when the script begins to arrive.
 */
export async function fetchScript(address: string, onArriving = () => {}): Promise<void> {
  const response = await fetch(address);
  if (response.status === GONE) reloadOnce(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  onArriving();
  await response.blob();
}
