/** Lets one at a time run, in the order in which they came. */
export function takeTurns(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (run) => {
    const turn = last.then(run);
    last = turn.catch(() => {}); // its own caller hears of it
    return turn;
  };
}
