import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, duration, ease, layer, media, radius, space, tap } from "../theme";
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

/** A link on its own line; put its arrow in a `<span aria-hidden>`, which moves on hover. */
export const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  min-height: 48px;
  color: ${tap.base};
  font-weight: 650;
  text-decoration: none;

  /* the focus ring is lower than the tap area of 48 px, so that it does not cover the text above */
  &:focus-visible {
    position: relative;
    outline: none;

    &::after {
      content: "";
      position: absolute;
      inset: 9px -6px;
      border-radius: ${radius.small};
      outline: 3px solid ${tap.ring};
    }
  }

  span[aria-hidden] {
    transition: transform ${duration.move} ${ease};
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }

    &:hover span[aria-hidden] {
      transform: translateX(4px);
    }
  }
`;

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
  background: ${color.green900};
  color: ${color.onDark};
  font-weight: 600;

  &:focus {
    top: 16px;
    bottom: auto;
    color: ${color.onDark};
  }
`;
