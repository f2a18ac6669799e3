import { styled } from "styled-components";

/** For a phone number inside a text: no line breaks in it, unless the line is too narrow for it. */
export const InOnePiece = styled.span`
  display: inline-block;
  text-decoration: inherit;
`;
