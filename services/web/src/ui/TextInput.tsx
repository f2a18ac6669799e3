import { styled } from "styled-components";
import { controlLook } from "./controlLook";

export const TextInput = styled.input`
  ${controlLook}
`;

export const TextArea = styled.textarea`
  ${controlLook}
  min-height: 144px;
  resize: vertical;
`;
