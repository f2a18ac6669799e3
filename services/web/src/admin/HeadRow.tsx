import { styled } from "styled-components";
import { media, space } from "../theme";

/** The first row of an admin page: its h1, and on the right what applies to the whole page. */
export const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1} ${space.s2};

  h1:focus {
    outline: none;
  }

  ${media.upToPhone} {
    gap: 4px ${space.s2};
  }
`;
