import { styled } from "styled-components";
import { media, space } from "../theme";

/** The page's column: 1160 px and a gutter. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(${space.content} + ${space.gutter} * 2);
  margin-inline: auto;
  padding-inline: ${space.gutter};

  ${media.print} {
    padding-inline: 0;
  }
`;
