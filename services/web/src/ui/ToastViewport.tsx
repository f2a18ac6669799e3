import * as Radix from "radix-ui/toast";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { layer, media } from "../theme";

const SHOWN_MS = 5000;
const SWIPE_THRESHOLD = 50;

/** The toasts' place and rules: 5 s, a swipe to the right, F8 (requirement 10.2). */
export function ToastViewport({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {children}
      <Viewport hotkey={["F8"]} />
    </Radix.Provider>
  );
}

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${layer.toast};
  width: min(420px, calc(100vw - 32px));

  &:focus-visible {
    outline-offset: 6px;
  }

  ${media.upToPhone} {
    inset: 76px 16px auto;
    width: auto;

    /* above the sheet's close button */
    html:has([role="dialog"]) & {
      top: 8px;
    }
  }

  ${media.print} {
    display: none;
  }
`;
