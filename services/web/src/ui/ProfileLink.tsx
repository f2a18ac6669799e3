import type { ReactNode } from "react";
import { styled } from "styled-components";
import { VisuallyHidden } from "./VisuallyHidden";

type ProfileLinkProps = { href: string | undefined; className?: string; children: ReactNode };

/** A link to another site's page about the business, in a new tab; without an address, a placeholder that is plain text. */
export function ProfileLink({ href, className, children }: ProfileLinkProps) {
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
