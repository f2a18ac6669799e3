import { css } from "styled-components";
import { media } from "../theme";

/** Under a dialog or the menu the page does not scroll. */
export const scrollLock = css`
  html:has([data-locks-scroll]) {
    overflow: hidden;
  }

  /* where a scrollbar takes room, the page keeps its width without it: here, or by a veil (ui/overlay/Veil.tsx) */
  ${media.aboveLaptop} {
    html:has([data-locks-scroll]):not(:has(body > [data-locks-scroll])) {
      scrollbar-gutter: stable;
    }
  }

  body:has(> [data-locks-scroll]) {
    padding-right: var(--scrollbar, 0);
  }
`;
