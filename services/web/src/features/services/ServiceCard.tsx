import type { PublicService } from "@ridgeline/contract/service";
import { styled } from "styled-components";
import { duration, ease, media, shadow, space } from "../../theme";
import { Card } from "../../ui/Card";
import { GableTile } from "../../ui/GableTile";
import { Icon } from "../../ui/Icon";
import { TextLink } from "../../ui/TextLink";

export function ServiceCard({ service }: { service: PublicService }) {
  return (
    <Root as="article">
      <GableTile>
        <Icon name={service.icon} />
      </GableTile>
      <h3>{service.title}</h3>
      <p>{service.description}</p>
      <TextLink href="#quote-form" aria-label={`Request Estimate, ${service.title}`}>
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
    grid-template-columns: 52px minmax(0, 1fr);
    column-gap: ${space.s2};
    padding: 20px 20px ${space.s1};

    ${GableTile} {
      grid-row: 1 / 3;
    }

    h3 {
      margin-top: 2px;
    }

    p {
      margin-top: 6px;
    }

    ${TextLink} {
      grid-column: 2;
      padding: 0;
    }
  }
`;
