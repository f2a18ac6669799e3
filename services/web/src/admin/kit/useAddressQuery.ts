import { useEffect, useState } from "react";

const NAME = "q";
/** Browsers refuse too many changes of the address in a row. */
const QUIET_MS = 300;

/** A text that is also in the page's address (?q=), so that it survives a reload and the back button. */
export function useAddressQuery(): [typed: string, type: (typed: string) => void] {
  const [typed, setTyped] = useState(
    () => new URLSearchParams(window.location.search).get(NAME) ?? "",
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if ((address.searchParams.get(NAME) ?? "") === typed) return;
      if (typed === "") address.searchParams.delete(NAME);
      else address.searchParams.set(NAME, typed);
      // Bypasses the router: it is the same page, in the same history entry.
      window.history.replaceState(window.history.state, "", address);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);

  return [typed, setTyped];
}
