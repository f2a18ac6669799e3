import { lazy, Suspense } from "react";
import { useSelector } from "react-redux";
import { useHasInteracted } from "../late/firstInteraction";
import { importLate } from "../late/importLate";
import { selectToast } from "../toast/toastSlice";
import { GlobalStyle } from "./GlobalStyle";
import { Router } from "./Router";

export function App({ pathname }: { pathname: string }) {
  return (
    <>
      <GlobalStyle />
      <Suspense>
        <Router pathname={pathname} />
      </Suspense>
      <LateToaster />
    </>
  );
}

/** The toast area: loaded once there is a toast, or a visitor who may press F8. */
function LateToaster() {
  const hasInteracted = useHasInteracted();
  const hasToast = useSelector(selectToast) !== null;
  if (!hasInteracted && !hasToast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

const Toaster = lazy(async () => ({
  default: (await importLate(() => import("../toast/Toaster"))).Toaster,
}));
