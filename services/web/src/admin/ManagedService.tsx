import type { Service } from "@ridgeline/contract/service";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ContentCard, Order } from "./kit/ContentCard";
import { color, font, fontSize, space } from "../theme";
import { GableTile } from "../ui/GableTile";
import { Icon } from "../ui/Icon";
import { LongText } from "../ui/text";

type ManagedServiceProps = { service: Service; actions: ReactNode };

/** One service in the owner's list. */
export function ManagedService({ service, actions }: ManagedServiceProps) {
  return (
    <ContentCard
      lead={<Order value={service.sortOrder} />}
      isActive={service.isActive}
      actions={actions}
    >
      <Head>
        <GableTile>
          <Icon name={service.icon} />
        </GableTile>
        <div>
          <h2 dir="auto">{service.title}</h2>
          <Slug>{service.slug}</Slug>
        </div>
      </Head>
      <Description text={service.description} />
      <IconName>
        Icon: <b>{service.icon}</b>
      </IconName>
    </ContentCard>
  );
}

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.s2};

  > div {
    min-width: 0;
  }
`;

const Slug = styled.span`
  color: ${color.muted};
  font: 500 ${fontSize.badge} / 1.4 ${font.mono};
`;

const Description = styled(LongText)`
  margin-top: 14px;
`;

const IconName = styled.small`
  display: block;
  margin-top: 12px;
  color: ${color.muted};
  font-size: ${fontSize.small};

  b {
    color: ${color.text};
    font-weight: 600;
  }
`;
