import { startTransition, useEffect, useState } from "react";

const STEP = 3;

/** One at first, and soon all of them, in steps so small that whoever types or scrolls does not notice. */
export function useGrowingCount(all: number): number {
  const [count, setCount] = useState(1);

  useEffect(() => {
    if (count >= all) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        setCount(count + STEP);
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [count, all]);

  return Math.min(count, all);
}
