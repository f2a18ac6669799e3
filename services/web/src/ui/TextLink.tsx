import { styled } from "styled-components";
import { duration, ease, media, radius, space, tap } from "../theme";

/** A link on its own line; put its arrow in a `<span aria-hidden>`, which moves on hover. */
export const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  min-height: 48px;
  color: ${tap.base};
  font-weight: 600;
  text-decoration: none;

  /* the focus ring is lower than the tap area of 48 px, so that it does not cover the text above */
  &:focus-visible {
    position: relative;
    outline: none;

    &::after {
      content: "";
      position: absolute;
      inset: 9px -6px;
      border-radius: ${radius.small};
      outline: 3px solid ${tap.ring};
    }
  }

  span[aria-hidden] {
    transition: transform ${duration.move} ${ease};
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }

    &:hover span[aria-hidden] {
      transform: translateX(4px);
    }
  }
`;
