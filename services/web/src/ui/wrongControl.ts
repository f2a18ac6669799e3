import { css } from "styled-components";

/** The room that a wrong control wants when the page scrolls to it: above it its label, and a phone's toast; below it its error. */
export const wrongControl = css`
  scroll-margin-block: 168px 96px;
`;
