import type { LandingContent } from "@ridgeline/contract/landingContent";
import { lazy, Suspense } from "react";
import { importLate } from "../late/lateSection";
import { useIsHydrated } from "../late/hydration";
import { PageContent } from "../lists/usePublicList";
import { ToastProvider } from "../toast/ToastProvider";
import { GlobalStyle } from "./GlobalStyle";
import { Router } from "./Router";

type AppProps = {
  pathname: string;
  /** The lists that the landing page arrived with, if it has any. */
  content: LandingContent | undefined;
};

export function App({ pathname, content }: AppProps) {
  return (
    <ToastProvider>
      <GlobalStyle />
      <PageContent value={content}>
        <Router pathname={pathname} />
      </PageContent>
      <LateToaster />
    </ToastProvider>
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
