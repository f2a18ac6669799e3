import { css, styled } from "styled-components";
import { color, fontSize, gable, media, radius, space } from "../theme";
import { Icon } from "./Icon";
import { ring } from "./layout";

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
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: normal;

  &::before {
    ${ring("8px")}
    border-width: ${({ $isOn }) => ($isOn ? "4px" : "2px")};
  }
`;

const gableStyles = css`
  flex: none;
  width: 52px;
  height: 56px;
  background: ${color.ground100};
  color: ${color.ground800};
  clip-path: ${gable};
  stroke-width: 1.7;

  ${media.forcedColors} {
    clip-path: none;
    border: 1px solid;
  }
`;

/** The gable around an icon. */
export const GableTile = styled.span`
  --icon: 26px;
  ${gableStyles}
  display: grid;
  place-items: center;
  padding-top: 9px;

  svg {
    stroke-width: inherit;
  }
`;

/** The same around a service's icon, without an element of its own. */
export const GableIcon = styled(Icon)`
  && {
    ${gableStyles}
    padding: 19.5px 13px 10.5px;
  }
`;
