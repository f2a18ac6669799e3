import { useEffect, useRef } from "react";

/** Moves the focus, after the next render, to the element with one of these ids: the first that is there and not disabled. */
export function useFocusNext(): (...ids: string[]) => void {
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const targets = wanted.current.map((id) => document.getElementById(id));
    wanted.current = [];
    targets.find((target) => target !== null && !target.matches(":disabled"))?.focus();
  });
  return (...ids) => {
    wanted.current = ids;
  };
}
