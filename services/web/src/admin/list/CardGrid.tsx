import { css, styled } from "styled-components";
import { media } from "../../theme";
import { NearScreenList } from "./NearScreenList";

const threeColumns = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 20px;

  ${media.upToLaptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

export const CardGrid = styled(NearScreenList)`
  ${threeColumns}
` as typeof NearScreenList; // styled() loses the type parameter

export const ThreeColumns = styled.div`
  ${threeColumns}
`;
