import { styled } from "styled-components";
import { color, fontSize, gable, media, radius, space } from "../theme";

/** A pill with a dot: filled when on, a ring when off, so that color is never the only sign. */
export const Badge = styled.span<{ $isOn: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  flex: none;
  min-height: 28px;
  padding: 4px 12px;
  border-radius: ${radius.pill};
  background: ${({ $isOn }) => ($isOn ? color.successWash : color.paperDeep)};
  color: ${({ $isOn }) => ($isOn ? color.success : color.muted)};
  font-size: ${fontSize.badge};
  font-weight: 620;
  line-height: 1.2;
  overflow-wrap: normal;

  &::before {
    content: "";
    width: 8px;
    height: 8px;
    border: ${({ $isOn }) => ($isOn ? "4px" : "2px")} solid;
    border-radius: 50%;
  }
`;

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
