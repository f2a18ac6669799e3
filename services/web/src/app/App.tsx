import { Suspense } from "react";
import { GlobalStyle } from "./GlobalStyle";
import { LateToaster } from "./LateToaster";
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
