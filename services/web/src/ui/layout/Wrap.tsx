import { styled } from "styled-components";
import { space } from "../../theme";

/** The page's column: 1160 px and a gutter. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(${space.content} + ${space.gutter} * 2);
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;
