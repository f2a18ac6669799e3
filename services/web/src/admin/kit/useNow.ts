import { useEffect, useState } from "react";

const STEP_MS = 15_000;

/** The time in milliseconds, a few seconds old at most: for texts such as "2 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, STEP_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
