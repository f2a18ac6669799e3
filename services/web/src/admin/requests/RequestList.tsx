import { css, styled } from "styled-components";
import { color, media, tap } from "../../theme";
import { cardStyles } from "../../ui/layout";

/** Widths of a card on its sheet: a small phone's, a phone's, and with two columns. */
export const cardWidth = {
  narrowest: "@container (max-width: 22rem)",
  narrow: "@container (max-width: 36rem)",
  upToWide: "@container (max-width: 55.999rem)",
  wide: "@container (min-width: 56rem)",
} as const;

/** What lists of requests lie on. */
export const Sheet = styled.div`
  container-type: inline-size;
  overflow: clip;
  ${cardStyles}

  ${media.upToPhone} {
    margin-inline: -12px;
  }
`;

/** `$later`: so many requests, which the browser lays out only near the screen; find-in-page and print see them anyway. */
export const RequestList = styled.ul<{ $later?: number | undefined }>`
  ${({ $later }) => $later && later}

  & + &,
  > li + li {
    border-top: 1px solid ${color.line};
  }

  /* the request that an address has led to */
  > li:has(h3:focus) {
    box-shadow: inset 0 0 0 2px ${tap.base};
  }
`;

/* The last one's height is not estimated, so that End leads to the end. */
const later = css<{ $later?: number | undefined }>`
  &:not(:last-of-type) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${({ $later = 0 }) => $later * 13.75}rem;

    ${cardWidth.wide} {
      contain-intrinsic-block-size: auto ${({ $later = 0 }) => $later * 7.75}rem;
    }
  }
`;
