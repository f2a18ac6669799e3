import { styled } from "styled-components";
import { media } from "../../theme";

export const ProjectGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 48px 32px;

  ${media.upToLaptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 40px 24px;
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;
