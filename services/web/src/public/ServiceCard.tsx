import type { PublicService } from "@ridgeline/contract/service";
import { styled } from "styled-components";
import {
  containerAbovePhone,
  containerUpToPhone,
  duration,
  ease,
  fontSize,
  media,
  shadow,
  space,
} from "../theme";
import { Card } from "../ui/Card";
import { BreakAtSlash } from "./BreakAtSlash";
import { GableTile } from "../ui/GableTile";
import { Icon } from "../ui/Icon";
import { LongText } from "../ui/text";
import { TextLink } from "../ui/links";
import { leading } from "./leading";

export function ServiceCard({ service }: { service: PublicService }) {
  return (
    <Root as="article">
      <GableTile>
        <Icon name={service.icon} />
      </GableTile>
      <h3 dir="auto">
        <BreakAtSlash>{service.title}</BreakAtSlash>
      </h3>
      <LongText text={service.description} about={service.title} />
      <TextLink
        href="#quote-form"
        aria-label={`Request Estimate, ${service.title}`}
        data-service={service.slug}
      >
        Request Estimate <span aria-hidden>→</span>
      </TextLink>
    </Root>
  );
}

/* A row: the icon next to the text. On phones it is between hairlines. */
const Root = styled(Card)`
  display: grid;
  grid-template: auto 1fr / auto minmax(0, 1fr);
  column-gap: ${space.s2};
  padding: 20px 20px 4px;
  transition:
    box-shadow ${duration.move} ${ease},
    transform ${duration.move} ${ease};

  ${containerAbovePhone} {
    ${media.hover} {
      &:hover {
        box-shadow: ${shadow.raised};
        transform: translateY(-2px);
      }
    }
  }

  ${GableTile} {
    grid-row: span 4;
    width: 44px;
    height: 48px;
  }

  h3 {
    font-size: 1.1875rem;
  }

  p {
    margin-top: 4px;
    font-size: ${fontSize.card};
    line-height: 1.45;
  }

  ${TextLink} {
    justify-self: start;
    align-self: end;
  }

  ${containerUpToPhone} {
    column-gap: 14px;

    &:not([data-list] > :nth-of-type(-n + 3)) {
      padding: 10px 0 0;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }

    h3 {
      font-size: 1.125rem;
    }

    p {
      margin-top: 2px;
      font-size: ${fontSize.small};
      line-height: 1.4;
    }

    ${TextLink} {
      margin-block: -${space.s1} -4px;
    }
  }

  ${leading}
`;
