import { styled } from "styled-components";
import { color, fontSize, radius, space } from "../theme";

/** A pill with a dot: filled when on, a ring when off, so that color is never the only sign. */
export const Badge = styled.span<{ $isOn: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  height: 28px;
  padding: 0 12px;
  border-radius: ${radius.pill};
  background: ${({ $isOn }) => ($isOn ? color.successWash : color.paperDeep)};
  color: ${({ $isOn }) => ($isOn ? color.success : color.muted)};
  font-size: ${fontSize.badge};
  font-weight: 620;
  line-height: 1;

  &::before {
    content: "";
    width: 8px;
    height: 8px;
    border: ${({ $isOn }) => ($isOn ? "4px" : "2px")} solid;
    border-radius: 50%;
  }
`;
