import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";

/** A list that scrolls sideways on some screens (snapRow): a tab stop, but only while it does. */
export function ScrollList(props: ComponentPropsWithoutRef<"ul">) {
  const ref = useRef<HTMLUListElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);

  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => {
      setIsScrollable(list.scrollWidth > list.clientWidth);
    });
    observer.observe(list);
    for (const item of list.children) observer.observe(item); // an item more or less is no change of the list's own size
    return () => {
      observer.disconnect();
    };
  }, [props.children]);

  return <ul ref={ref} tabIndex={isScrollable ? 0 : undefined} {...props} />;
}
