import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { color, font, fontSize, media, radius, shadow, space } from "../theme";
import { Card } from "../ui/Card";
import { Skeleton } from "../ui/Skeleton";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { type ManagedArea, managedAreas } from "./managedAreas";

/** The five counts; a dash for a list that is not available. */
export function Overview() {
  return (
    <Counts>
      {managedAreas.map((area) => (
        <Count key={area.address} area={area} />
      ))}
    </Counts>
  );
}

function Count({ area: { address, Icon, useList, wording } }: { area: ManagedArea }) {
  const list = useList();
  return (
    <Card>
      <dt>
        <Icon aria-hidden />
        {wording.title}
        <TileLink to={address} aria-label={wording.title} />
      </dt>
      <dd>{list.data?.length ?? (list.isError ? <NoCount /> : <CountSkeleton />)}</dd>
    </Card>
  );
}

function NoCount() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>Not available</VisuallyHidden>
    </>
  );
}

/** Covers its whole tile. */
const TileLink = styled(Link)`
  position: absolute;
  inset: 0;
  border-radius: ${radius.large};
`;

/** As high as a number. */
function CountSkeleton() {
  return (
    <>
      <Skeleton aria-hidden $width="56px" $height="0.8em" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </>
  );
}

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space.s2};

  > div {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${space.s1};
    padding: 20px 20px ${space.s2};
  }

  ${media.hover} {
    > div:hover {
      border-color: ${color.lineStrong};
      box-shadow: ${shadow.raised};
    }
  }

  dt {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: ${fontSize.small};
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;

    svg {
      color: ${color.green600};
    }
  }

  dd {
    margin-top: auto;
    color: ${color.ink};
    font: 560 3rem/1 ${font.serif};
    font-feature-settings: "lnum", "tnum";
    letter-spacing: -0.02em;
  }

  ${media.upToLaptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.upToPhone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
    gap: 12px;

    > div {
      padding: ${space.s2};
    }

    > div:last-child {
      flex-direction: row;
      grid-column: 1 / -1;
      align-items: center;
      justify-content: space-between;
    }

    dd {
      font-size: 2.5rem;
    }
  }

  ${media.upToNarrow} {
    dt svg {
      display: none;
    }
  }
`;
