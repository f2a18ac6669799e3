import { useRef } from "react";

/** For a Radix dialog that is opened by state: returns the focus to where it was. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null);
  return {
    rememberFocus: () => {
      opener.current =
        document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    returnFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
