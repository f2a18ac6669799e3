import type { ListQuery } from "./ListStates";

/** The hook of an admin list. */
export type UseList<Item> = (nothing?: undefined, options?: typeof fetchOnEntry) => ListQuery<Item>;

/**
 * For the one use of a list's hook that stands for its screen: the list is fetched whenever the screen is entered, and what
 * is known already is shown meanwhile.
 */
export const fetchOnEntry = { refetchOnMountOrArgChange: true } as const;
