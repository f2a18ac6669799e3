import { css, styled } from "styled-components";
import { color, media, radius, shadow, space } from "../theme";

/** The page's column: 1160 px and a gutter. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(${space.content} + ${space.gutter} * 2);
  margin-inline: auto;
  padding-inline: ${space.gutter};

  ${media.print} {
    padding-inline: 0;
  }
`;

type Gap = { $gap?: keyof typeof space };

/** One below the other. */
export const Stack = styled.div<Gap>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = "sm" }) => space[$gap]};
`;

/** Side by side, on further lines where there is no room. */
export const Row = styled.div<Gap>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = "sm" }) => space[$gap]};
`;

/** As many columns as have room for `$min`, equally wide. */
export const Grid = styled.div<Gap & { $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${({ $gap = "md" }) => space[$gap]};
`;

/** Columns that stay as narrow as they are if there are few items. */
export const tileColumns = (min: string) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${min}), 1fr));
`;

/** Only so many lines of a text. */
export const cutAfter = (lines: number | string) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

/** In a `::before`: a ring in the color of the text. */
export const ring = (size: string) => css`
  content: "";
  box-sizing: border-box;
  width: ${size};
  height: ${size};
  border: 2px solid;
  border-radius: 50%;
`;

/** The first of several whose number is odd. */
const first = "> :first-child:nth-last-child(odd):not(:only-child)";

/**
 * Rows without a hole, inside a container (public/Section.tsx), which puts its heading beside a single card. Two columns, the first of
 * an odd number as high as two; or three, and the last ones of two. `--lines` is for texts that are cut off.
 */
export const EvenRows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};

  @container (min-width: 41rem) and (max-width: 59.99rem) {
    &:not(:has(> :only-child)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${first} {
      --lines: 18;
      grid-row: span 2;
    }
  }

  @container (min-width: 60rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > * {
      grid-column: span 2;
    }

    > :nth-child(3n + 1):is(:nth-last-child(2), :nth-last-child(4)),
    > :nth-child(3n + 1):is(:nth-last-child(2), :nth-last-child(4)) ~ * {
      --lines: 4;
      grid-column: span 3;
    }

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const cardStyles = css`
  background: ${color.sheet};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.resting};
`;

export const Card = styled.div`
  ${cardStyles}
`;
