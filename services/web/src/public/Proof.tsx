import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, font, media, radius, space, tap } from "../theme";
import { OutsideLink } from "../ui/links";
import { Stars } from "../ui/Stars";

type Facts = {
  rating?: { value: number; count: number; source: string; link?: string | undefined } | undefined;
  license?: { number: string; authority: string; link?: string | undefined } | undefined;
  yearsInBusiness?: number | undefined;
};

/** What a visitor can check about the business, side by side; what is not known leaves no gap. Its size follows its font. */
export function Proof({ business, className }: { business: Facts; className?: string }) {
  const { rating, license, yearsInBusiness } = business;
  if (!rating && !license && yearsInBusiness === undefined) return null;
  return (
    <List className={className}>
      {rating && (
        <li>
          <b>
            <Stars rating={rating.value} />
            <Figure aria-hidden>{rating.value}</Figure>
          </b>{" "}
          <Source href={rating.link}>
            {rating.count} {rating.count === 1 ? "review" : "reviews"} on <bdi>{rating.source}</bdi>
          </Source>
        </li>
      )}
      {license && (
        <li>
          <b>
            <ShieldCheck aria-hidden />
            <span dir="auto">{license.authority} license</span>
          </b>{" "}
          <Source href={license.link}>{license.number}</Source>
        </li>
      )}
      {yearsInBusiness !== undefined && (
        <li>
          <b>
            <Figure>{yearsInBusiness}+</Figure>
          </b>{" "}
          <span>
            years<Rest> in business</Rest>
          </span>
        </li>
      )}
    </List>
  );
}

function Source({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    <span>{children}</span>
  ) : (
    <OutsideLink href={href}>{children}</OutsideLink>
  );
}

/* Each has a hairline on its left; where it begins a line, the hairline is outside and cut off. */
const List = styled.ul`
  --gap: 20px;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} var(--gap);
  margin-left: calc(-1px - var(--gap));
  clip-path: inset(-8px -8px -8px calc(var(--gap) - 8px));
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;

  li {
    position: relative;
    padding-left: var(--gap);
    border-left: 1px solid ${color.lineDashed};
  }

  b {
    display: flex;
    align-items: center;
    gap: 0.4em;
    min-height: 1.5em;
    font: 560 1.2em/1.2 ${font.serif};
  }

  b > svg {
    font-size: 1.1em;
  }

  li:only-child b {
    display: inline-flex;
  }

  /* all of it can be tapped, at least 48 px high */
  a {
    display: inline;
    min-height: 0;
    text-decoration: underline;

    &::after {
      content: "";
      position: absolute;
      inset: -4px -8px -4px calc(var(--gap) - 8px);
      border-radius: ${radius.small};
    }

    &:focus-visible {
      outline: none;

      &::after {
        outline: 3px solid ${tap.ring};
        outline-offset: -2px;
      }
    }
  }

  /* narrow enough for three of them side by side */
  ${media.upToPhone} {
    --gap: 10px;
    row-gap: 4px;

    li:not(:only-child) {
      max-width: clamp(9.25em, 38vw, 10.75em);
    }

    b {
      font-size: 1.1em;
    }

    li + li svg {
      display: none;
    }
  }
`;

/* Always there for screen readers; visible only where a fact stands alone and there is room. */
const Rest = styled.span`
  li:not(:only-child) & {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

const Figure = styled.span`
  flex: none;
  font-size: 1.2em;
`;
