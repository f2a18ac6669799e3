import { css } from "styled-components";
import { media } from "../../theme";

/**
 * For a section below the first screen of the landing page: skips its layout until it is near the screen or its turn has come
 * (useTurn), which halves the first layout. Only where the browser keeps the visitor's place (scroll anchoring) when the real
 * height replaces the estimate.
 */
export const skipLayoutOffScreen = css<{ $isTurn: boolean }>`
  @supports (overflow-anchor: auto) {
    content-visibility: ${({ $isTurn }) => ($isTurn ? "visible" : "auto")};
    contain-intrinsic-size: auto 1100px;

    ${media.upToTablet} {
      contain-intrinsic-size: auto 1500px; /* the services, so that what follows them is not near too soon */
    }

    ${media.print} {
      content-visibility: visible;
    }
  }
`;
