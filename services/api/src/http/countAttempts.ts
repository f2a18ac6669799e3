/** Milliseconds: "in ten minutes", as the owner reads it. */
const WINDOW = 600_000;
/** Keys that are remembered, which take about a megabyte; a flood can come from any number of networks. */
const MAX_KEYS = 10_000;

/**
 * Counts attempts by key, in this process. The returned function counts one: after `most` it returns the seconds until the key's
 * window ends, otherwise undefined. The key whose window began first is forgotten first.
 */
export function createAttemptCounter(most: number) {
  const windows = new Map<string, { count: number; end: number }>();
  return (key: string): number | undefined => {
    const now = performance.now();
    let window = windows.get(key);
    if (!window || window.end <= now) {
      window = { count: 0, end: now + WINDOW };
      windows.delete(key);
      windows.set(key, window);
      const [oldest = key] = windows.keys();
      if (windows.size > MAX_KEYS) windows.delete(oldest);
    }
    window.count += 1;
    return window.count > most ? Math.ceil((window.end - now) / 1000) : undefined;
  };
}
