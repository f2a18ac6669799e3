import { lazy, Suspense } from "react";
import { importLate } from "../late/importLate";
import { useIsHydrated } from "../late/useIsHydrated";
import { GlobalStyle } from "./GlobalStyle";
import { Router } from "./Router";

export function App({ pathname }: { pathname: string }) {
  return (
    <>
      <GlobalStyle />
      <Router pathname={pathname} />
      <LateToaster />
    </>
  );
}

/** The toast area: not part of the HTML, and ready for F8 as soon as its script is there. */
function LateToaster() {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

const Toaster = lazy(async () => ({
  default: (await importLate(() => import("../toast/Toaster"))).Toaster,
}));
