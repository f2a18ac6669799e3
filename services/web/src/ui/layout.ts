import { styled } from "styled-components";
import { color, media, radius, shadow, space } from "../theme";

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

export const Card = styled.div`
  background: ${color.sheet};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.resting};
`;
