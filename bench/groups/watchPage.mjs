/** @typedef {PerformanceEntry & { hadRecentInput: boolean, value: number }} LayoutShift */

/**
 * Runs in the page before its own scripts: records paints, layout shifts, when the form works, and how long the main
 * thread was blocked.
 * @param {string} firstService
 */
export function watchPage(firstService) {
  const untilShown = new Promise((resolve) => {
    const look = () => {
      const titles = [...document.querySelectorAll("#services h3")];
      const isThere = titles.some((title) => title.textContent.trim() === firstService);
      if (!isThere) requestAnimationFrame(look);
      else resolve((watched.services = performance.now()));
    };
    requestAnimationFrame(look);
  });
  const untilInteractive = new Promise((resolve) => {
    const look = () => {
      // Hydrated last; before that its button is no submit button (features/quoteForm/SubmitArea.tsx).
      const isThere = document.querySelector("form button[type=submit]") !== null;
      if (!isThere) requestAnimationFrame(look);
      else resolve((watched.interactive = performance.now()));
    };
    requestAnimationFrame(look);
  });
  const watched = {
    fcp: 0,
    lcp: 0,
    /** @type {[start: number, end: number][]} */
    longTasks: [],
    cls: 0,
    services: 0,
    interactive: 0,
    untilShown,
    untilInteractive,
  };
  Object.assign(globalThis, { watched });
  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} note
   */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") watched.fcp = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => (watched.lcp = entry.startTime));
  observe("longtask", ({ startTime, duration }) => {
    watched.longTasks.push([startTime, startTime + duration]);
  });
  observe("layout-shift", (entry) => {
    const { hadRecentInput, value } = /** @type {LayoutShift} */ (entry);
    if (!hadRecentInput) watched.cls += value;
  });
}
