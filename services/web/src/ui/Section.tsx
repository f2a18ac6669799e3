import { styled } from "styled-components";
import { space } from "../theme";

/** A part of a page that the navigation scrolls to: give it its anchor as `id`. */
export const Section = styled.section.attrs({ tabIndex: -1 })`
  position: relative;
  padding-block: ${space.section};

  &:focus {
    outline: none;
  }
`;
