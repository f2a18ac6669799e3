import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import type { ListQuery } from "./kit/listStates";
import { color, fontSize, space } from "../theme";
import { Skeleton } from "../ui/Skeleton";
import { Card } from "../ui/Card";
import { GableTile } from "../ui/GableTile";
import { LinkButton } from "../ui/Button";
import type { ManagedArea } from "./managedAreas";

export function ManageCard({ area }: { area: ManagedArea }) {
  const { address, wording, about, Icon, useList } = area;
  const list = useList();
  return (
    <Root as="article">
      <GableTile>
        <Icon aria-hidden />
      </GableTile>
      <h3>{wording.title}</h3>
      <p>{about}</p>
      <Count>{countItems(list)}</Count>
      <Manage as={Link} to={address} $variant="line">
        Manage {wording.title}
      </Manage>
    </Root>
  );
}

function countItems({ data: items, isError }: ListQuery<unknown>): ReactNode {
  if (items === undefined)
    return isError ? "Not available" : <Skeleton aria-hidden $width="72px" />;
  return items.length === 1 ? "1 item" : `${items.length} items`;
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  gap: 4px ${space.s2};
  padding: ${space.s3};

  ${GableTile} {
    grid-row: 1 / 3;
  }

  h3 {
    font-size: ${fontSize.h4};
  }

  p {
    font-size: ${fontSize.small};
    line-height: 1.45;
  }
`;

const Count = styled.p`
  grid-column: 2;
  color: ${color.muted};
  font-weight: 600;

  ${Skeleton} {
    margin-block: 5px;
  }
`;

const Manage = styled(LinkButton)`
  grid-column: 1 / -1;
  margin-top: ${space.s2};
`;
