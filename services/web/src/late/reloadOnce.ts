const NOTED_AS = "reloadedFor";

/**
 * Reloads the page, but only once for the same `reason`, so that a reload that does not help is not repeated forever. What was
 * typed is kept (draft.ts).
 */
export function reloadOnce(reason: string): void {
  try {
    if (window.sessionStorage.getItem(NOTED_AS) === reason) return;
    window.sessionStorage.setItem(NOTED_AS, reason);
  } catch {
    return; // without storage nothing would stop a second reload
  }
  window.location.reload();
}

/** Call it once the reload has helped: the next failure may reload again. */
export function forgetReload(): void {
  try {
    window.sessionStorage.removeItem(NOTED_AS);
  } catch {
    // without storage nothing was noted
  }
}
