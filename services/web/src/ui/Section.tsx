import { styled } from "styled-components";
import { space } from "../theme";

/** A section that the navigation scrolls to: pass its anchor as `id`. */
export const Section = styled.section.attrs({ tabIndex: -1 })`
  position: relative;
  padding-block: ${space.section};

  &:focus {
    outline: none;
  }
`;
