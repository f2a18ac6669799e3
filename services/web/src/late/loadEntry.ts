import { fetchScript } from "./importLate";
import { importWithRetry } from "./importWithRetry";
import { reloadOnce } from "./reloadOnce";

const AFTER_LOAD_MS = 300;

type Load = (address: string) => Promise<unknown>;

/** Loads the JavaScript of a prerendered page after its first paint (decision 013), and retries until it is there. */
export async function loadEntry(
  address: string,
  load: Load = (script) => import(script),
): Promise<void> {
  await firstPaint();
  await importWithRetry(() => fetchScript(address));
  try {
    await load(address);
  } catch (error) {
    reloadOnce(address);
    throw error;
  }
}

/** Falls back to a moment after `load` where nothing is painted (a tab in the background) or no paint is reported. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("load", () => setTimeout(resolve, AFTER_LOAD_MS));
    try {
      new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    } catch {
      // not in this browser
    }
  });
}
