import { styled } from "styled-components";
import { controlStyles } from "./controlStyles";

export const TextInput = styled.input`
  ${controlStyles}
`;

export const TextArea = styled.textarea`
  ${controlStyles}
  min-height: 144px;
  resize: vertical;

  /* for a few lines, it grows with them */
  &[rows] {
    min-height: 76px;
    field-sizing: content;
  }
`;
