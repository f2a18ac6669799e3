import { useSyncExternalStore } from "react";

/** False in prerendered HTML and during hydration, then true: for what depends on the visitor or the day. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
