import { styled } from "styled-components";
import { media, space } from "../../theme";

/** A part of the dashboard, below its heading. */
export const DashboardSection = styled.section`
  margin-top: ${space.s6};

  > h2 {
    margin-bottom: 20px;
  }

  ${media.upToPhone} {
    margin-top: 36px;
  }
`;
