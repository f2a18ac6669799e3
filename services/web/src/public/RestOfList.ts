import { styled } from "styled-components";
import { color, media, space } from "../theme";
import { LinkFold } from "../ui/LinkFold";

/**
 * What follows the first items of a long list: opens on request, and where a search in the page finds something in it. Its
 * heading ("All 40 projects") lies on a hairline, which separates the first items from the others.
 */
export const RestOfList = styled(LinkFold)`
  grid-column: 1 / -1;
  margin-top: ${space.s3};

  > summary {
    justify-content: center;
    text-align: center;
  }

  > summary::before,
  > summary::after {
    content: "";
    flex: 1;
    min-width: ${space.s2};
    margin-inline: ${space.s1};
    border-top: 1px solid ${color.lineDeep};
  }

  ${media.print} {
    margin: 0;

    > summary {
      display: none;
    }

    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
