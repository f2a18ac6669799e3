import type { ReactNode } from "react";
import { styled } from "styled-components";
import { VisuallyHidden } from "./VisuallyHidden";

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

const Placeholder = styled.a`
  cursor: default;
  color: inherit;
`;
