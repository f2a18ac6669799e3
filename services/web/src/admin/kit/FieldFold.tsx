import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { LinkFold } from "../../ui/LinkFold";

type FieldFoldProps = {
  /** Shown while it is folded. */
  heading: ReactNode;
  /** Unfolds it, so that the error is visible. */
  hasError: boolean;
  children: ReactNode;
};

/** A field of a dialog that owners rarely need, folded away. */
export function FieldFold({ heading, hasError, children }: FieldFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root
      heading={<span>{heading}</span>}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {children}
    </Root>
  );
}

const Root = styled(LinkFold)`
  > summary {
    display: inline-flex;
    overflow-wrap: anywhere;
  }
`;
