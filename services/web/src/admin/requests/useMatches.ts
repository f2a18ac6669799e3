import { useCallback, useMemo, useSyncExternalStore } from "react";

/** Whether a media query applies, now and whenever that changes. */
export function useMatches(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener("change", onChange);
      return () => {
        list.removeEventListener("change", onChange);
      };
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
