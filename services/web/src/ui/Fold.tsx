import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, radius, space, tap } from "../theme";

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
        <ChevronDown />
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

/** A fold whose heading lies on a bar. */
export const BarFold = styled(Fold)`
  border-radius: ${radius.medium};

  > summary {
    justify-content: space-between;
    padding: 4px 20px;
    border-radius: ${radius.medium};
    background: ${color.paper};
  }

  > summary > :first-child {
    margin: 0;
  }
`;

/** A fold whose heading looks like a link. */
export const LinkFold = styled(Fold)`
  > summary {
    border-radius: ${radius.small};
    color: ${tap.base};
    font-weight: 600;
  }

  ${media.hover} {
    > summary:hover {
      color: ${tap.deep};
    }
  }
`;
