import { css } from "styled-components";
import { media } from "../../theme";

/** Columns are as wide as a long word is in large text: four at most, and two on a tablet. */
export const serviceColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(48%, max(15.5rem, 22%)), 1fr));
  gap: 20px;

  ${media.upToTablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(15.5rem, 40%)), 1fr));
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;
