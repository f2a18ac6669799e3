import { type RefObject, useLayoutEffect } from "react";

/** On the element around a list and its matches, which have the same heights. */
const HEIGHTS = "data-typical-heights";

/**
 * Sets the heights that stand for what is not drawn yet: that of an item, and what each item adds to its `ul`; from the
 * first `measured` ones. Nothing is measured if that is 0: the whole list has set them, and to measure costs a layout.
 */
export function useTypicalHeight(root: RefObject<HTMLElement | null>, measured: number): void {
  useLayoutEffect(() => {
    const list = root.current?.firstElementChild;
    const holder = root.current?.closest<HTMLElement>(`[${HEIGHTS}]`) ?? root.current;
    if (!list || !holder || measured === 0) return;
    const first = [...list.children].slice(0, measured).map((item) => item.getBoundingClientRect());
    const typical = first.reduce((sum, { height }) => sum + height, 0) / first.length;
    const span = (first.at(-1)?.bottom ?? 0) - (first[0]?.top ?? 0);
    const gap = parseFloat(getComputedStyle(list).rowGap) || 0;
    holder.style.setProperty("--typical-height", `${Math.round(typical)}px`);
    holder.style.setProperty("--pitch", `${(span + gap) / first.length}px`);
  }, [root, measured]);
}
