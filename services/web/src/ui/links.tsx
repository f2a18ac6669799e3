import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, layer, radius } from "../theme";
import { VisuallyHidden } from "./text";

type OutsideLinkProps = { href: string | undefined; className?: string; children: ReactNode };

/** A link to another site, in a new tab and without a referrer; without an address, a placeholder that is plain text. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  if (href === undefined) {
    return (
      <Placeholder role="link" aria-disabled>
        {children}
      </Placeholder>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

export function SkipLink() {
  return <Skip href="#main-content">Skip to main content</Skip>;
}

const Placeholder = styled.a`
  cursor: default;
  color: inherit;
`;

const Skip = styled.a`
  position: absolute;
  left: 16px;
  bottom: 100%;
  z-index: ${layer.skipLink};
  padding: 14px 20px;
  border-radius: ${radius.medium};
  background: ${color.ground900};
  color: ${color.onDark};
  font-weight: 600;

  &:focus {
    top: 16px;
    bottom: auto;
    color: ${color.onDark};
  }
`;
