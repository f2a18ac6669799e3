import type { Business } from "@ridgeline/contract/business";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useWordsLanguage } from "../site/shownBusiness";
import { color, font, fontSize, radius, space, tap } from "../theme";
import { OutsideLink } from "../ui/links";
import { Stars } from "../ui/Stars";
import { directionOf, Isolated, visuallyHidden } from "../ui/text";
import { Portrait } from "./UploadedPicture";

type Claims = Pick<Business, "rating" | "license" | "since" | "isInsured" | "owner"> & {
  words: Pick<Business["words"], "badges">;
};

type ProofProps = {
  business: Claims;
  /** Where the owner stands elsewhere. */
  withoutOwner?: boolean;
  className?: string;
};

/** Why a visitor can trust the business, side by side; what is not known leaves no gap. */
export function Proof({ business, withoutOwner = false, className }: ProofProps) {
  const { rating, license, since, words } = business;
  const lang = useWordsLanguage();
  const owner = withoutOwner ? undefined : business.owner;
  const facts = [
    ...(words.badges.length === 1 ? words.badges : []),
    ...(business.isInsured && !words.badges.some(saysInsured) ? ["Insured"] : []),
  ];
  if (!owner && !rating && !license && since === undefined && facts.length === 0) {
    return null;
  }
  return (
    <List className={className}>
      {owner && (
        <OwnerItem>
          {owner.portrait && <Portrait picture={owner.portrait} sizes="48px" />}
          <span>
            <b dir={directionOf(owner.name)}>{owner.name}</b> owner
          </span>
        </OwnerItem>
      )}
      {rating && (
        <li>
          <b>
            <Stars rating={rating.value} />
            <Figure aria-hidden>{rating.value}</Figure>
          </b>{" "}
          <Source href={rating.link}>
            {`${rating.count.toLocaleString("en-US")} ${rating.count === 1 ? "review" : "reviews"} on `}
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
      {since !== undefined && (
        <li>
          <b>
            <Figure>{`Since ${since}`}</Figure>
          </b>{" "}
          <Rest>in business</Rest>
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>
          <b dir={directionOf(fact)} lang={words.badges.includes(fact) ? lang : undefined}>
            {fact}
          </b>
        </li>
      ))}
    </List>
  );
}

const saysInsured = (badge: string) => /insured/i.test(badge);

function Source({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? children : <OutsideLink href={href}>{children}</OutsideLink>;
}

/* Each has a hairline on its left; where it begins a line, the hairline is outside and cut off. */
const List = styled.ul`
  --gap: clamp(10px, 2vw, 20px);
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} var(--gap);
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

const OwnerItem = styled.li`
  --portrait: 44px;
  display: flex;
  align-items: center;
  gap: 10px;

  && {
    max-width: 100%; /* a name is not broken within its words */
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
