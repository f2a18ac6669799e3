import { styled } from "styled-components";
import { color } from "../../theme/color";
import { media } from "../../theme/media";
import { radius, shadow } from "../../theme/shape";

/** A 10 px frame like that of a mounted print; on phones the picture stands alone. */
export const ProjectFrame = styled.div`
  padding: 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.resting};

  > * {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    border-radius: 8px;
    object-fit: cover;
  }

  ${media.upToPhone} {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;

    > * {
      border-radius: ${radius.large};
    }
  }
`;
