import { styled } from "styled-components";
import { controlStyles } from "./controlStyles";

export const TextInput = styled.input`
  ${controlStyles}
`;

export const TextArea = styled.textarea`
  ${controlStyles}
  min-height: ${({ rows }) => (rows === undefined ? "144px" : "52px")};
  resize: vertical;
`;
