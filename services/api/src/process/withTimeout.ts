/** Settles as `work` does, but rejects with `explain()` if that takes longer than `milliseconds`. */
export async function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number,
  explain: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(explain()), milliseconds);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
