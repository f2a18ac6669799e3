import { useIsHydrated } from "../../late/useIsHydrated";

/** Filled in by the browser: the page is rendered in one year and may be read in the next. */
export function CurrentYear() {
  return useIsHydrated() ? new Date().getFullYear() : null;
}
