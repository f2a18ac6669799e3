import { styled } from "styled-components";
import { media, radius, tap } from "../theme";

/** A 48 px button with an icon only: give it an `aria-label`. */
export const IconButton = styled.button.attrs({ type: "button" })`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${tap.base};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${tap.wash};
      color: ${tap.deep};
    }
  }
`;
