import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { space } from "../theme";

type FoldProps = ComponentProps<"details"> & {
  /** A heading: shown while collapsed. */
  heading: ReactNode;
};

/** Something that can be folded away under its heading. */
export function Fold({ heading, children, ...rest }: FoldProps) {
  return (
    <Root {...rest}>
      <summary>
        {heading}
        <ChevronDown aria-hidden />
      </summary>
      {children}
    </Root>
  );
}

const Root = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${space.s1};
    min-height: 48px;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary > svg {
    transform: scaleY(-1);
  }
`;
