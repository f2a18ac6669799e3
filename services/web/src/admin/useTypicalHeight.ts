import { type RefObject, useLayoutEffect } from "react";

/** Tells the list, as `--typical-height`, how high its first items are: a good guess at those that are not drawn yet. */
export function useTypicalHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!list.current) return;
    const heights = [...list.current.children].map(({ clientHeight }) => clientHeight);
    const typical = heights.reduce((sum, height) => sum + height, 0) / (heights.length || 1);
    list.current.style.setProperty("--typical-height", `${Math.round(typical)}px`);
  }, [list]);
}
