import type { ReactNode } from "react";
import { VisuallyHidden } from "./VisuallyHidden";

type ProfileLinkProps = { href: string | undefined; className?: string; children: ReactNode };

/** A link to one of the business's profiles, in a new tab; without an address, a placeholder. */
export function ProfileLink({ href, className, children }: ProfileLinkProps) {
  if (href === undefined) {
    return (
      <a role="link" className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
