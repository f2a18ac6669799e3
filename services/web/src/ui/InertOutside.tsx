import { useEffect, useRef } from "react";

/** For a popup that hides the rest of the page from screen readers (Radix Select): also makes the rest unfocusable. */
export function InertOutside() {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const own = ref.current;
    if (!own?.isConnected) return undefined; // a closed list renders its content outside the page
    const others = [...document.body.children]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => !element.inert && !element.contains(own));
    for (const element of others) element.inert = true;
    return () => {
      for (const element of others) element.inert = false;
    };
  }, []);

  return <span ref={ref} hidden />;
}
