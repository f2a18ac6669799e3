import { useState } from "react";

/** Whether something that takes a while is on its way, and a function that starts it; however it ends, it is over then. */
export function useBusy(work: () => unknown) {
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    setIsBusy(true);
    try {
      await work();
    } finally {
      setIsBusy(false);
    }
  };
  return [isBusy, start] as const;
}
