import { styled } from "styled-components";
import { media, radius, tap } from "../../theme";
import { Fold } from "./Fold";

/** A fold whose heading looks like a link, without a bar behind it. */
export const LinkFold = styled(Fold)`
  > summary {
    display: inline-flex;
    padding: 0;
    border-radius: ${radius.small};
    background: none;
    color: ${tap.base};
    font-weight: 650;
  }

  ${media.hover} {
    > summary:hover {
      color: ${tap.deep};
    }
  }
`;
