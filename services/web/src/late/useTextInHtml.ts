import { useSyncExternalStore } from "react";

/**
 * A text that depends on the day: at first what the element with this id says in the HTML, which may be old, then what
 * `read` says now.
 */
export function useTextInHtml(id: string, read: () => string): string {
  const readHtml = () => document.getElementById(id)?.textContent ?? read();
  return useSyncExternalStore(
    () => () => {},
    read,
    typeof document === "undefined" ? read : readHtml,
  );
}
