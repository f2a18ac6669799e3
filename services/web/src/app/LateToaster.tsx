import { lazy, Suspense } from "react";
import { useSelector } from "react-redux";
import { selectToast } from "../toast/toastSlice";
import { importLate } from "../late/importLate";
import { useHasInteracted } from "../late/useHasInteracted";

const Toaster = lazy(async () => ({
  default: (await importLate(() => import("../toast/Toaster"))).Toaster,
}));

/** The toast area, once there is something to say or somebody who may press F8. */
export function LateToaster() {
  const hasInteracted = useHasInteracted();
  const hasToast = useSelector(selectToast) !== null;
  if (!hasInteracted && !hasToast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
