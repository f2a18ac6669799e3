import { useIsHydrated } from "../../late/useIsHydrated";

/** Filled in by the browser: the page may be built in one year and read in the next. */
export function CurrentYear() {
  return useIsHydrated() ? new Date().getFullYear() : null;
}
