import { css } from "styled-components";
import { media } from "../theme";

/**
 * For a section below the first screen: the browser skips its layout until it is near the screen, which halves the work of
 * the first seconds. Not on the way to an anchor (by address, or by script: site/scrollToAnchor.ts) or back to where the
 * visitor was (islands/layOutOnReturn.ts): that place would move when a section above it gets its real height. And only where
 * the browser keeps the visitor's place (scroll anchoring).
 */
export const skipLayoutOffScreen = css`
  @supports (overflow-anchor: auto) {
    content-visibility: auto;
    contain-intrinsic-size: auto 1200px;

    html:is([data-laid-out], :has(:target)) & {
      content-visibility: visible;
    }

    @media (scripting: none) {
      content-visibility: visible;
    }

    ${media.print} {
      content-visibility: visible;
    }
  }
`;
