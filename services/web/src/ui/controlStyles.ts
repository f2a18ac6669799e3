import { css } from "styled-components";
import { color, duration, media, radius, space } from "../theme";
import { wrongControl } from "./wrongControl";

/** What every control with a border shares; `aria-invalid` makes it red. */
export const controlStyles = css`
  display: block;
  width: 100%;
  min-height: 52px;
  padding: 12px ${space.s2};
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.field};
  color: ${color.ink};
  font-size: 1.0625rem;
  line-height: 1.4;
  transition:
    border-color ${duration.color},
    box-shadow ${duration.color};

  &::placeholder {
    color: ${color.placeholder};
    opacity: 1;
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.green700};
    }
  }

  &:focus {
    outline: 3px solid ${color.green800};
    outline-offset: 1px;
    border-color: ${color.green800};
  }

  &[aria-invalid="true"] {
    ${wrongControl}
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
    background: ${color.fieldBad};
  }
`;
