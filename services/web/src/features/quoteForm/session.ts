/** The session storage, which browsers may refuse: a request is worth more than what would be kept. */
export const session = {
  /** "" if there is nothing. */
  recall: (name: string): string => attempt(() => window.sessionStorage.getItem(name)) ?? "",
  keep: (name: string, text: string): void => {
    attempt(() => {
      window.sessionStorage.setItem(name, text);
    });
  },
  forget: (name: string): void => {
    attempt(() => {
      window.sessionStorage.removeItem(name);
    });
  },
};

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
