import { styled } from "styled-components";
import { color, gable, media } from "../theme";

/** The gable around a service's icon. */
export const GableTile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 52px;
  height: 56px;
  padding-top: 9px;
  background: ${color.green100};
  color: ${color.green800};
  clip-path: ${gable};

  svg {
    width: 26px;
    height: 26px;
    stroke-width: 1.7;
  }

  ${media.forcedColors} {
    clip-path: none;
    border: 1px solid;
  }
`;
