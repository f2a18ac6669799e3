/** Text that the browser keeps, for this tab (`session`) or for this device (`local`). It may refuse, and nothing breaks then. */
export const session = createStorage(() => window.sessionStorage);
export const local = createStorage(() => window.localStorage);

function createStorage(open: () => Storage) {
  return {
    /** Null if there is nothing. */
    recall: (name: string): string | null => attempt(() => open().getItem(name)) ?? null,
    /** Whether it is kept. */
    keep: (name: string, text: string): boolean =>
      attempt(() => {
        open().setItem(name, text);
        return true;
      }) ?? false,
    forget: (name: string): void => {
      attempt(() => {
        open().removeItem(name);
      });
    },
    /** What was kept as JSON, unless it is damaged. */
    recallJson: <Value>(
      name: string,
      isValid: (value: unknown) => value is Value,
    ): Value | undefined => {
      const value = attempt(() => JSON.parse(open().getItem(name) ?? "null") as unknown);
      return isValid(value) ? value : undefined;
    },
  };
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
