import { type RefObject, useLayoutEffect } from "react";

/** Sets the heights that stand for what is not drawn yet: that of an item, and what each item adds to its `ul`; from the first ones. */
export function useTypicalHeight(root: RefObject<HTMLElement | null>, measured: number): void {
  useLayoutEffect(() => {
    const list = root.current?.firstElementChild;
    if (!root.current || !list) return;
    const first = [...list.children].slice(0, measured).map((item) => item.getBoundingClientRect());
    const typical = first.reduce((sum, { height }) => sum + height, 0) / first.length;
    const span = (first.at(-1)?.bottom ?? 0) - (first[0]?.top ?? 0);
    const gap = parseFloat(getComputedStyle(list).rowGap) || 0;
    root.current.style.setProperty("--typical-height", `${Math.round(typical)}px`);
    root.current.style.setProperty("--pitch", `${(span + gap) / first.length}px`);
  }, [root, measured]);
}
