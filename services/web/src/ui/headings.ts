import { css } from "styled-components";
import { color, font, fontSize } from "../theme";

/** The headings' type (look 2): a card or a dialog that makes one smaller also sets `font.serif`. */
export const headings = css`
  h1,
  h2,
  h3 {
    color: ${color.ink};
    font-family: ${font.serif};
    font-weight: 560;
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  h1,
  h2 {
    font-family: ${font.display};
  }

  h1 {
    font-size: ${fontSize.display};
    line-height: 1.06;
    letter-spacing: -0.022em;
  }

  h2 {
    font-size: ${fontSize.h2};
    line-height: 1.14;
    letter-spacing: -0.018em;
  }

  h3 {
    font-size: min(${fontSize.h3}, 11vw);
    line-height: 1.28;
  }
`;
