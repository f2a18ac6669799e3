import { styled } from "styled-components";

/** For a phone number inside a text: no line breaks in it. */
export const InOnePiece = styled.span`
  white-space: nowrap;
`;
