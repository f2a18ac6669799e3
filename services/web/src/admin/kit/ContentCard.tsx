import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, space } from "../../theme";
import { Badge } from "../../ui/Badge";
import { Card } from "../../ui/Card";
import { MoveButtons } from "./reorder";
import { GableTile } from "../../ui/GableTile";

type ContentCardProps = {
  /** Left of the badge: the order, or the stars. */
  lead: ReactNode;
  isActive: boolean;
  picture?: ReactNode;
  /** CardActions. */
  actions: ReactNode;
  children: ReactNode;
};

/** One item of a content kind in the owner's list; its title is an h2. */
export function ContentCard({ lead, isActive, picture, actions, children }: ContentCardProps) {
  return (
    <Root $isActive={isActive}>
      {picture}
      <Row>
        {lead}
        <Badge $isOn={isActive}>{isActive ? "Active" : "Inactive"}</Badge>
      </Row>
      {children}
      {actions}
    </Root>
  );
}

/** "Order: 3", the lead of every kind that has an order, and the buttons that change it. */
export function Order({ value }: { value: number }) {
  return (
    <Lead>
      <Muted>Order: {value}</Muted>
      <MoveButtons />
    </Lead>
  );
}

const Root = styled(Card)<{ $isActive: boolean }>`
  display: flex;
  flex-direction: column;
  padding: 20px ${space.s3} ${space.s1};
  overflow-wrap: anywhere;
  background: ${({ $isActive }) => ($isActive ? color.sheet : color.paper)};

  h2 {
    font-size: ${fontSize.h4};
    line-height: 1.25;
  }

  p {
    font-size: ${fontSize.card};
    line-height: 1.5;
  }

  h2,
  p,
  ${GableTile} {
    ${({ $isActive }) => !$isActive && `color: ${color.muted};`}
  }

  ${GableTile} {
    ${({ $isActive }) => !$isActive && `background: ${color.paperDeep};`}
  }

  ${media.upToPhone} {
    padding: ${space.s2} 20px 6px;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: ${space.s2};
`;

const Lead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s1};
`;

const Muted = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 600;
`;
