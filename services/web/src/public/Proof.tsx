import type { Business } from "@ridgeline/contract/business";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, font, fontSize, radius, space, tap } from "../theme";
import { OutsideLink } from "../ui/links";
import { Stars } from "../ui/Stars";
import { Isolated, visuallyHidden } from "../ui/text";

type ProofClaims = Pick<Business, "rating" | "license" | "yearsInBusiness">;

/** What a visitor can check about the business, side by side; what is not known leaves no gap. */
export function Proof({ business, className }: { business: ProofClaims; className?: string }) {
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
            {`${rating.count} ${rating.count === 1 ? "review" : "reviews"} on `}
            <Isolated text={rating.source} />
          </Source>
        </li>
      )}
      {license && (
        <li>
          <b>{`${license.authority} license`}</b>{" "}
          <Source href={license.link}>{license.number}</Source>
        </li>
      )}
      {yearsInBusiness !== undefined && (
        <li>
          <b>
            <Figure>{`${yearsInBusiness}+`}</Figure>
          </b>{" "}
          years<Rest> in business</Rest>
        </li>
      )}
    </List>
  );
}

function Source({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? children : <OutsideLink href={href}>{children}</OutsideLink>;
}

/* Each has a hairline on its left; where it begins a line, the hairline is outside and cut off. */
const List = styled.ul`
  --gap: clamp(10px, 2vw, 20px);
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} var(--gap);
  margin-left: calc(-1px - var(--gap));
  clip-path: inset(-8px -8px -8px calc(var(--gap) - 8px));
  font-weight: 600;
  font-size: clamp(${fontSize.badge}, 0.77rem + 0.33vw, ${fontSize.small});
  line-height: 1.35;

  /* narrow enough for three of them side by side on a phone */
  li {
    position: relative;
    max-width: max(9.25em, 38vw);
    padding-left: var(--gap);
    border-left: 1px solid var(--proof-line, ${color.lineDashed});
  }

  b {
    display: flex;
    align-items: center;
    gap: 0.4em;
    min-height: 1.5em;
    color: var(--heading);
    font: 510 clamp(0.92em, 4.1vw, 1.25em) / 1.2 ${font.serif};
  }

  b > svg {
    font-size: clamp(0.8em, 4.2vw, 1.1em);
  }

  li:only-child {
    max-width: none;
  }

  li:only-child b {
    display: inline-flex;
  }

  /* all of it can be tapped, at least 48 px high */
  a {
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
`;

/* Always there for screen readers; visible only where a fact stands alone and there is room. */
const Rest = styled.span`
  li:not(:only-child) & {
    ${visuallyHidden}
  }
`;

const Figure = styled.span`
  flex: none;
  font-size: 1.2em;
`;
