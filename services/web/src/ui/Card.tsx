import { styled } from "styled-components";
import { color } from "../theme/color";
import { radius, shadow } from "../theme/shape";

export const Card = styled.div`
  background: ${color.sheet};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.resting};
`;
