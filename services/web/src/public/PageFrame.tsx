import type { ReactNode } from "react";
import { CallBar } from "./CallBar";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { SkipLink } from "../ui/SkipLink";

type PageFrameProps = {
  /** On the landing page. */
  isHome?: boolean;
  /** The main element. */
  children: ReactNode;
};

/** The frame of every public page. */
export function PageFrame({ isHome = false, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <Header />
      {children}
      <Footer isHome={isHome} />
      <CallBar isHome={isHome} />
    </>
  );
}
