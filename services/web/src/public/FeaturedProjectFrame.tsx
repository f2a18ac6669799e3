import { styled } from "styled-components";
import { color, media, radius, shadow, space, tap } from "../theme";

/** A 10 px frame like a mounted print's; phones show the picture without it. Its child is the picture's link. */
export const FeaturedProjectFrame = styled.div`
  display: flex;
  flex-direction: column;
  padding: 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.resting};

  > * {
    position: relative;
    flex: 1 0 auto;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border-radius: 8px;
    background: ${color.paperDeep};
  }

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* an edge for a picture as pale as the frame */
  > *::after {
    content: "";
    position: absolute;
    inset: 0;
    border: 1px solid ${color.ink};
    border-radius: inherit;
    opacity: 0.08;
  }

  /* the sign that the picture can be enlarged */
  svg {
    position: absolute;
    right: ${space.s1};
    bottom: ${space.s1};
    width: 36px;
    height: 36px;
    padding: 9px;
    border-radius: ${radius.small};
    background: ${color.paperGlass};
    color: ${tap.base};
  }

  > a[href] {
    cursor: zoom-in;
  }

  /* a picture that failed (ui/failedPictures.ts) */
  > a:not([href]) svg {
    display: none;
  }

  ${media.hover} {
    > a[href]:hover svg {
      background: ${tap.wash};
      color: ${tap.deep};
    }
  }

  > a:focus-visible {
    outline-offset: 2px;
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
