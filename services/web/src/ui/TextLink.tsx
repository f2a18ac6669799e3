import { styled } from "styled-components";
import { duration, ease, space, tap } from "../theme";

/** A link on its own line; put its arrow in a `<span aria-hidden>`, which moves on hover. */
export const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  min-height: 48px;
  color: ${tap.base};
  font-weight: 650;
  text-decoration: none;

  &:focus-visible {
    outline-offset: 0;
  }

  span[aria-hidden] {
    transition: transform ${duration.move} ${ease};
  }

  &:hover {
    text-decoration: underline;
  }

  &:hover span[aria-hidden] {
    transform: translateX(4px);
  }
`;
