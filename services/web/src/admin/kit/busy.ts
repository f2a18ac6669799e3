import { useState } from "react";

/** Whether something that takes a while is on its way, and a function that starts it. */
export function useBusy(work: () => unknown) {
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  return [isBusy, start] as const;
}
