/** Text stored in the browser, for this tab (`session`) or this device (`local`). If the browser refuses, nothing breaks. */
export const session = /* @__PURE__ */ createStorage(() => window.sessionStorage);
export const local = /* @__PURE__ */ createStorage(() => window.localStorage);

function createStorage(open: () => Storage) {
  return {
    /** Null if there is nothing. */
    get: (name: string): string | null => attempt(() => open().getItem(name)) ?? null,
    /** Whether it was stored. */
    set: (name: string, text: string): boolean =>
      attempt(() => {
        open().setItem(name, text);
        return true;
      }) ?? false,
    remove: (name: string): void => attempt(() => open().removeItem(name)),
    /** What was stored as JSON, unless it is invalid. */
    getJson: <Value>(
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
