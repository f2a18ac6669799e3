import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { color, space, tap } from "../theme";
import { controlStyles } from "./controlStyles";

type SelectProps = Omit<ComponentProps<"select">, "children"> & {
  options: readonly { value: string; label: string }[];
  /** The text for "not chosen", which can be chosen again. */
  placeholder?: string;
};

/** The browser's own select: works before any script, and a phone shows its own picker. */
export function Select({ options, placeholder, ...control }: SelectProps) {
  return (
    <Root>
      <Control {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Control>
      <ChevronDown aria-hidden />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  color: ${tap.base};

  svg {
    position: absolute;
    top: calc(50% - 10px);
    right: 16px;
    width: 20px;
    height: 20px;
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: ${space.s6};
  text-overflow: ellipsis;
  cursor: pointer;

  &:has(> [value=""]:checked) {
    color: ${color.placeholder};
  }

  option {
    background: ${color.sheet};
    color: ${color.ink};
  }
`;
