import { styled } from "styled-components";
import { media, space } from "../theme";
import { snapRow } from "./snapRow";

/** The others open on request. Nine fill three columns. */
export const SHOWN_AT_ONCE = 9;

/** Three columns, two on a tablet, a row that snaps on a phone; wider cards set their own width (FeaturedProjectCard.tsx). */
export const FeaturedProjectGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space.s6} ${space.s4};

  details & {
    padding-top: ${space.s3};
  }

  ${media.upToLaptop} {
    gap: ${space.s5} ${space.s3};
  }

  ${snapRow}

  ${media.upToPhone} {
    details & {
      padding-top: 4px;
      counter-reset: card ${SHOWN_AT_ONCE};
    }

    details & > :only-child {
      flex-basis: min(84%, 20rem);
    }
  }
`;
