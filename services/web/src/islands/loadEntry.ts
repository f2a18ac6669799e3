import { fetchScript, importWithRetry, reloadAfterFailure } from "../site/loadScript";

/**
 * Loads the JavaScript of a page after its first paint (decision 013), and retries until it arrives. Each script is a task
 * of its own, between which the visitor can scroll and type.
 */
export async function loadEntry(
  addresses: readonly string[],
  load: (address: string) => Promise<unknown> = (script) => import(script),
): Promise<void> {
  const whole = wholePage();
  await firstPaint();
  await Promise.all(addresses.map((address) => importWithRetry(() => fetchScript(address))));
  await whole;
  for (const address of addresses) {
    try {
      await load(address);
    } catch (error) {
      await reloadAfterFailure(address);
      throw error; // reported, unless the page has been left
    }
  }
}

/**
 * The form and what it knows of the business are at the end of the page. Begins to wait while the page is still arriving:
 * later it could not tell whether the event, which restores the draft, is over.
 */
function wholePage(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve());
  });
}

/** After `load`, if no paint will be reported. */
const UNSEEN_MS = 300;
/** After `load`, if a paint will be reported but is late. */
const OVERDUE_MS = 5000;

/**
 * The first paint with content; Chromium may report an empty one before. Falls back to a moment after `load`: a hidden
 * tab is not painted, and some browsers report no paint.
 */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const isReported =
      "PerformanceObserver" in window &&
      PerformanceObserver.supportedEntryTypes.includes("paint") &&
      !document.hidden;
    if (isReported) {
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName("first-contentful-paint")[0]) resolve();
      }).observe({ type: "paint", buffered: true });
    }
    window.addEventListener("load", () => {
      // Firefox reports no paint of a page that it opens at an anchor or at a restored scroll position.
      const isComing = isReported && window.scrollY === 0;
      setTimeout(resolve, isComing ? OVERDUE_MS : UNSEEN_MS);
    });
  });
}
