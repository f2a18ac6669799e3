import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";

/** A new page inside the admin area starts with the focus on it, as a new document would. */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (key !== "default") target.current?.focus({ preventScroll: true });
  }, [target, key, pathname]);
}
