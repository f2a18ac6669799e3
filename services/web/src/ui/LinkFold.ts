import { styled } from "styled-components";
import { media, radius, tap } from "../theme";
import { Fold } from "./Fold";

/** A fold whose heading looks like a link. */
export const LinkFold = styled(Fold)`
  > summary {
    border-radius: ${radius.small};
    color: ${tap.base};
    font-weight: 650;
  }

  ${media.hover} {
    > summary:hover {
      color: ${tap.deep};
    }
  }
`;
