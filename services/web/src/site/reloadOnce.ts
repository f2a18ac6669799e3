import { session } from "./storage";

const NOTED_AS = "reloadedFor";

/**
 * Reloads the page, but only once for the same `reason`, so that a reload that does not help is not repeated forever. Without
 * storage it never reloads. What was typed is kept (public/quoteForm/draft.ts).
 */
export function reloadOnce(reason: string): void {
  if (session.recall(NOTED_AS) === reason || !session.keep(NOTED_AS, reason)) return;
  window.location.reload();
}

/** Call it once the reload has helped: the next failure may reload again. */
export function forgetReload(): void {
  session.forget(NOTED_AS);
}
