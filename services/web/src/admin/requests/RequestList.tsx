import { styled } from "styled-components";
import { color, media, tap } from "../../theme";
import { cardStyles } from "../../ui/layout";

/** A card on a sheet that is wide enough for two columns. */
export const TWO_COLUMNS = "@container (min-width: 42rem)";

/** What lists of requests lie on. */
export const Sheet = styled.div`
  container-type: inline-size;
  overflow: clip;
  ${cardStyles}

  ${media.upToPhone} {
    margin-inline: -12px;
  }

  ${media.print} {
    margin: 0;
    border: 0;
    box-shadow: none;
  }
`;

/** The browser lays out a card only near the screen; find-in-page and print see all of them. */
export const RequestList = styled.ul`
  > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 13.75rem;

    ${TWO_COLUMNS} {
      contain-intrinsic-block-size: auto 7.5rem;
    }
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }

  /* the request that an address has led to */
  > li:has(h3:focus) {
    box-shadow: inset 0 0 0 2px ${tap.base};
  }

  ${media.print} {
    > li {
      content-visibility: visible;
    }
  }
`;
