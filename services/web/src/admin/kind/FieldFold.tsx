import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { media, radius, space, tap } from "../../theme";

type FieldFoldProps = {
  /** Shown while it is folded. */
  heading: ReactNode;
  /** Unfolds it: its error must be seen. */
  hasError: boolean;
  children: ReactNode;
};

/** A field of a dialog that hardly anybody needs, folded away. */
export function FieldFold({ heading, hasError, children }: FieldFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root open={isOpen || hasError} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span>{heading}</span>
        <ChevronDown aria-hidden />
      </summary>
      {children}
    </Root>
  );
}

const Root = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space.s1};
    min-height: 48px;
    border-radius: ${radius.small};
    color: ${tap.base};
    font-weight: 650;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  ${media.hover} {
    summary:hover {
      color: ${tap.deep};
    }
  }

  &[open] > summary > svg {
    transform: scaleY(-1);
  }

  summary > svg {
    flex: none;
  }
`;
