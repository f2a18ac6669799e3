import { styled } from "styled-components";
import { controlLook } from "./controlLook";

export const TextInput = styled.input`
  ${controlLook}
`;
