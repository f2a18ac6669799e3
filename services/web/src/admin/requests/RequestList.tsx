import { styled } from "styled-components";
import { color, media, tap } from "../../theme";
import { cardStyles } from "../../ui/layout";

/** Widths of a card on its sheet: a phone's, and with two columns. */
export const cardWidth = {
  narrow: "@container (max-width: 36rem)",
  wide: "@container (min-width: 56rem)",
} as const;

/** What lists of requests lie on. */
export const RequestSheet = styled.div`
  container-type: inline-size;
  overflow: clip;
  ${cardStyles}

  ${media.upToPhone} {
    margin-inline: -12px;
  }
`;

export const RequestList = styled.ul`
  > li + li,
  & + & > li:first-child {
    border-top: 1px solid ${color.line};
  }

  /* the request that an address has led to */
  > li:has(h3:focus) {
    box-shadow: inset 0 0 0 2px ${tap.base};
  }
`;
