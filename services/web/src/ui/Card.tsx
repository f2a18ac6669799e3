import { styled } from "styled-components";
import { color, radius, shadow } from "../theme";

export const Card = styled.div`
  background: ${color.sheet};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.resting};
`;
