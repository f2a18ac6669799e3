import { useSyncExternalStore } from "react";

/** False in prerendered HTML and while it is taken over, then true: for what depends on the visitor or the day. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
