import { useSyncExternalStore } from "react";

/** Whether the top of the page is more than a screen away. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > window.innerHeight);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => {
    window.removeEventListener("scroll", onChange);
  };
}
