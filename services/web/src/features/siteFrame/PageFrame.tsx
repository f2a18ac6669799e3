import type { ReactNode } from "react";
import { CallBar } from "./CallBar";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { SkipLink } from "./SkipLink";

/** What every public page stands in: `children` is its main element. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      {children}
      <Footer />
      <CallBar />
    </>
  );
}
