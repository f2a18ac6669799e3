import { styled } from "styled-components";
import { color, media, radius, tap } from "../theme";
import { wrongControl } from "./wrongControl";

const TICK =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23fff' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 12.5 4.5 4.5L19 7.5'/%3E%3C/svg%3E";

/** A native check box, 28 px; its label makes the 48 px row. */
export const Checkbox = styled.input.attrs({ type: "checkbox" })`
  appearance: none;
  flex: none;
  width: 28px;
  height: 28px;
  margin: 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.field};
  cursor: pointer;

  &:checked {
    border-color: ${tap.base};
    background: ${tap.base} url("${TICK}") center / 20px no-repeat;
  }

  &[aria-invalid="true"] {
    ${wrongControl}
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;
