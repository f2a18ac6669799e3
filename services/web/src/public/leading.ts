import { css } from "styled-components";
import { containerAboveTablet, containerUpToPhone, fontSize, space } from "../theme";
import { GableTile } from "../ui/GableTile";

/** The first three services of the list are larger than the others. */
export const leading = css`
  [data-list] > &:nth-of-type(-n + 3) {
    padding: ${space.s3} ${space.s3} ${space.s1};

    ${GableTile} {
      width: 64px;
      height: 70px;
      padding-top: 12px;
    }

    ${GableTile} svg {
      width: 32px;
      height: 32px;
    }

    h3 {
      font-size: clamp(1.375rem, 2.35cqi, 1.75rem); /* a long word fits into its column */
      line-height: 1.2;
    }

    p {
      margin-top: ${space.s1};
      line-height: 1.5;
    }

    ${containerAboveTablet} {
      grid-template: auto auto 1fr / minmax(0, 1fr);
      padding: ${space.s4} ${space.s4} 12px;

      ${GableTile} {
        grid-row: auto;
        margin-bottom: 20px;
      }

      p {
        font-size: 1.125rem;
      }
    }

    ${containerUpToPhone} {
      margin-bottom: 10px;
      padding: ${space.s2} ${space.s2} 0;

      ${GableTile} {
        width: 52px;
        height: 56px;
        padding-top: 9px;
      }

      ${GableTile} svg {
        width: 26px;
        height: 26px;
      }

      h3 {
        font-size: min(${fontSize.h4}, 8.5vw);
      }

      p {
        margin-top: 4px;
        font-size: ${fontSize.small};
        line-height: 1.4;
      }
    }
  }

  [data-list] > &:nth-of-type(4) {
    ${containerUpToPhone} {
      border-top-width: 0;
    }
  }
`;
