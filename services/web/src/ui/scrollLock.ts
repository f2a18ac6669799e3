import { css } from "styled-components";
import { media } from "../theme";

/** The page does not scroll under a dialog: the browser's own, such as the menu, or one with a veil (admin/kit/Dialog.tsx). */
export const scrollLock = css`
  html:has([data-locks-scroll], dialog[open]) {
    overflow: hidden;
  }

  /* where a scrollbar takes up room, the page keeps its width when it is hidden: here, or by a veil */
  ${media.aboveLaptop} {
    html:has([data-locks-scroll], dialog[open]):not(:has(body > [data-locks-scroll])) {
      scrollbar-gutter: stable;
    }
  }

  body:has(> [data-locks-scroll]) {
    padding-right: var(--scrollbar, 0);
  }
`;
