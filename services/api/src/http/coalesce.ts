/**
 * Answers many callers by one run: whoever calls while a run is under way gets the next one, which begins when that
 * one is over. So at most one run is under way, and nobody gets what was read before they asked.
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
      if (running === started) running = undefined;
    };
    started.then(end, end);
    return started;
  }
}
