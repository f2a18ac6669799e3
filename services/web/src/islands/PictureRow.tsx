import { styled } from "styled-components";
import { font, fontSize, media, space } from "../theme";

/** Pictures with their titles, each as large as the row, which snaps. */
export const PictureRow = styled.ul`
  grid-area: list;
  display: flex;
  overflow-x: auto;
  overscroll-behavior: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  container-type: size;

  &:focus-visible {
    outline-offset: -3px;
  }

  li {
    flex: 0 0 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }

  figure {
    display: grid;
    align-content: center;
    gap: ${space.s2};
    height: 100%;
  }

  img {
    width: 100%;
    height: auto;
    max-height: calc(100cqh - 5.5rem); /* room for two lines below it */
    object-fit: contain;
  }

  figcaption {
    display: -webkit-box;
    overflow: hidden;
    padding-inline: ${space.s1};
    font: 560 ${fontSize.h4} / 1.3 ${font.serif};
    text-align: center;
    text-wrap: balance;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
`;
