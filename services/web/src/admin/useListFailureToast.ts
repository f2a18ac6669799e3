import { useEffect } from "react";
import { asApiFailure } from "../api/apiFailure";
import { useToast } from "../toast/toastSlice";
import type { Wording } from "./createWording";

/** "Failed to fetch services", once per failure; a 401 ends the session, which has its own toast. */
export function useListFailureToast(
  { isError, error }: { isError: boolean; error?: unknown },
  { listFailed }: Wording,
): void {
  const raiseToast = useToast();
  useEffect(() => {
    if (!isError || asApiFailure(error)?.status === 401) return;
    raiseToast({ title: "Error", text: listFailed, tone: "destructive" });
  }, [raiseToast, isError, error, listFailed]);
}
