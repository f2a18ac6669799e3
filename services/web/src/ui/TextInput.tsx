import { styled } from "styled-components";
import { controlStyles } from "./controlStyles";

export const TextInput = styled.input`
  ${controlStyles}
`;

export const TextArea = styled.textarea`
  ${controlStyles}
  min-height: 144px;
  resize: vertical;

  /* it grows with its text */
  &[rows] {
    min-height: 76px;
    max-height: 60vh;
    field-sizing: content;
  }
`;
