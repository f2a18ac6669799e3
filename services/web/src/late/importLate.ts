import { importWithRetry } from "./importWithRetry";
import { reloadOnce } from "./reloadOnce";

/**
 * A part of the late script (vite.config.js). The script is fetched whole before it is imported: most browsers never
 * ask again for a script whose import failed once.
 */
export function importLate<T>(load: () => Promise<T>): Promise<T> {
  return importWithRetry(async () => {
    await fetchLateScript();
    return load();
  });
}

/** The page is from before the site was built anew, and so are the addresses that it knows. */
const GONE = 404;

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
  const address = document.documentElement.dataset["lateScript"]; // by build.mjs; none in the admin area, which has it
  if (address === undefined) return;
  const response = await fetch(address);
  if (response.status === GONE) reloadOnce(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  await response.blob();
}
