import { useEffect, useState } from "react";

const STEP_MS = 15_000;

/** The time in milliseconds, a few seconds old at most: for what says how long ago something was. */
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
