import { marked } from "../site/marks";

/** A list that scrolls sideways on some screens (public/PublicList.tsx) is a tab stop, but only while it scrolls. */
export function focusScrollLists(root: ParentNode = document): void {
  for (const list of root.querySelectorAll<HTMLElement>(marked("scroll-list"))) {
    const observer = new ResizeObserver(() => {
      if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
      else list.removeAttribute("tabindex");
    });
    observer.observe(list);
  }
}
