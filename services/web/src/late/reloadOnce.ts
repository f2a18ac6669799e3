const NOTED_AS = "reloadedFor";

/** Loads the page again, but once only for the same `reason`: what does not help must not go round in circles. */
export function reloadOnce(reason: string): void {
  try {
    if (window.sessionStorage.getItem(NOTED_AS) === reason) return;
    window.sessionStorage.setItem(NOTED_AS, reason);
  } catch {
    return; // nothing would tell that it was done
  }
  window.location.reload();
}

/** It has helped: the next time it may be tried again. */
export function forgetReload(): void {
  try {
    window.sessionStorage.removeItem(NOTED_AS);
  } catch {
    // where nothing can be noted, nothing was
  }
}
