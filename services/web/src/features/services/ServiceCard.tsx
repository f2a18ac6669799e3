import type { PublicService } from "@ridgeline/contract/service";
import { styled } from "styled-components";
import { duration, ease, fontSize, media, shadow, space } from "../../theme";
import { Card } from "../../ui/layout/Card";
import { BreakAtSlash } from "../../ui/text/BreakAtSlash";
import { GableTile } from "../../ui/text/GableTile";
import { Icon } from "../../ui/text/Icon";
import { LongText } from "../../ui/text/LongText";
import { TextLink } from "../../ui/controls/TextLink";

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

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: ${space.s3} ${space.s3} 12px;
  overflow-wrap: break-word;
  transition:
    box-shadow ${duration.move} ${ease},
    transform ${duration.move} ${ease};

  &:hover {
    box-shadow: ${shadow.raised};
    transform: translateY(-2px);
  }

  h3 {
    margin-top: 20px;
    font-size: 1.3125rem;
  }

  p {
    margin-top: ${space.s1};
    font-size: 1rem;
    line-height: 1.5;
  }

  ${TextLink} {
    align-self: flex-start;
    margin-top: auto;
    padding-top: 6px;
  }

  ${media.upToPhone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 14px;
    padding-block: 10px 0;
    padding-inline: 0;
    border-width: 1px 0 0;
    border-radius: 0;
    background: none;

    &,
    &:hover {
      box-shadow: none;
      transform: none;
    }

    ${GableTile} {
      grid-row: 1 / 4;
      width: 44px;
      height: 48px;
    }

    h3 {
      margin-top: 0;
      font-size: 1.125rem;
    }

    p {
      margin-top: 2px;
      font-size: ${fontSize.small};
      line-height: 1.4;
    }

    ${TextLink} {
      grid-column: 2;
      margin-top: -${space.s1};
      padding: 0;
    }
  }
`;
