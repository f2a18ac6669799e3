import { css } from "styled-components";

/** Nothing leads to a section that has no items to show. */
export const linksToNothing = css`
  html:has(#services[hidden]) :is([data-goes-to="services"], [href$="#services"]),
  html:has(#areas[hidden]) :is([data-goes-to="areas"], [href$="#areas"]) {
    display: none;
  }
`;
