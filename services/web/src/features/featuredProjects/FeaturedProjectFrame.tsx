import { styled } from "styled-components";
import { color, media, radius, shadow, space } from "../../theme";
import { snapRow } from "../../ui/layout/snapRow";

/** A 10 px frame like a mounted print's; phones show the picture without it. */
export const FeaturedProjectFrame = styled.div`
  padding: 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.resting};

  > * {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    border-radius: 8px;
    object-fit: cover;
  }

  ${media.upToPhone} {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;

    > * {
      border-radius: ${radius.large};
    }
  }
`;

export const FeaturedProjectGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s6} ${space.s4};

  ${media.upToLaptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s5} ${space.s3};
  }

  ${snapRow}
`;
