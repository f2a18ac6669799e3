/**
 * Answers many callers with one run. Calls during a run share the next one, which starts when the current one is over. So
 * there is at most one run at a time, and nobody gets data that was read before they asked.
 */
export function coalesce<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };

  function start(): Promise<T> {
    const started = run();
    running = started;
    next = undefined;
    const end = () => {
      if (!next) running = undefined;
    };
    started.then(end, end);
    return started;
  }
}
