import { Activity, Building2, ChartColumn } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../site/paths";
import { color, font, fontSize, media, radius, shadow, space } from "../theme";
import { Button, LinkButton } from "../ui/Button";
import { Card, cardStyles, Row } from "../ui/layout";
import { GableTile } from "../ui/Badge";
import { ErrorState, LoadingState, Skeleton } from "../ui/states";
import { VisuallyHidden } from "../ui/text";
import { useGetSetupQuery } from "./business/businessApi";
import { FinishYourSite, SampleNotice } from "./business/setup";
import { limitSentence } from "./kit/wording";
import { ThreeColumns } from "./kit/ContentCard";
import { DashboardSection } from "./kit/layout";
import { fetchOnEntry, type ListQuery, RefreshFailure, TryAgain } from "./kit/listStates";
import { HeadRow, Refresh } from "./kit/PageHead";
import { usePageTitle } from "./kit/usePageTitle";
import { type ManagedArea, managedAreas } from "./managedAreas";
import { NotificationPanel } from "./notifications/NotificationPanel";
import { useGetHeartbeatQuery, useGetNotificationsQuery } from "./notifications/notificationsApi";
import { StorageAlert } from "./notifications/StorageAlert";
import { NewestRequests } from "./requests/NewestRequests";
import {
  quoteRequestWording,
  useGetQuarantineQuery,
  useGetQuoteRequestsQuery,
} from "./requests/quoteRequestsApi";

export function DashboardPage() {
  usePageTitle("Dashboard");
  const lists = useManagedLists();
  const quoteRequests = useGetQuoteRequestsQuery();
  const notifications = useGetNotificationsQuery(); // its panel decides when it is fetched
  const setup = useGetSetupQuery(); // its panel decides when it is fetched
  const heartbeat = useGetHeartbeatQuery(); // its alert decides when it is fetched
  const held = useGetQuarantineQuery(undefined, fetchOnEntry);
  const isShown = useAllAnswered([...lists, held, notifications, setup, heartbeat]);
  return (
    <>
      <HeadRow>
        <h1>Admin Dashboard</h1>
        <Refresh lists={[...lists, held, heartbeat]} />
      </HeadRow>
      {!isShown && <LoadingState text={quoteRequestWording.loading} />}
      <div hidden={!isShown}>
        <StorageAlert />
        <FailedFetches lists={lists} others={[held, notifications, setup]} />
        <SampleNotice />
        <NotificationPanel />
        <NewestRequests list={quoteRequests} quarantineCount={held.data?.length ?? 0} />
        <FinishYourSite />
        <DashboardSection aria-labelledby="overview">
          <h2 id="overview">Overview</h2>
          <Counts>
            {managedAreas.map((area) => (
              <Count key={area.address} area={area} />
            ))}
          </Counts>
        </DashboardSection>
        <DashboardSection aria-labelledby="your-business">
          <h2 id="your-business">Your Business</h2>
          <BusinessCard />
        </DashboardSection>
        <DashboardSection aria-labelledby="content-management">
          <h2 id="content-management">Content Management</h2>
          <ThreeColumns>
            {managedAreas.map((area) => (
              <AreaCard key={area.address} area={area} />
            ))}
            <QuickActions />
          </ThreeColumns>
        </DashboardSection>
      </div>
    </>
  );
}

/** The API gives up after 3 s; nobody waits longer for a call that is lost. */
const MAX_WAIT_MS = 5000;

/** True once there is an answer to each, and from then on: what came later would push the buttons away below a thumb. */
function useAllAnswered(queries: readonly Fetched[]): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const areAnswered = queries.every(({ data, isError }) => data !== undefined || isError);
  if (areAnswered && !isOver) setIsOver(true);
  return areAnswered || isOver;
}

function useManagedLists() {
  return managedAreas.map(({ useList, wording }) => ({
    // oxlint-disable-next-line react/rules-of-hooks -- the areas never change, and so neither does the order of the hooks
    ...useList(undefined, fetchOnEntry),
    sentence: wording.listFailed,
  }));
}

type Fetched = Pick<ListQuery<unknown>, "isError" | "error" | "refetch"> & { data?: unknown };

type FailedFetchesProps = {
  lists: readonly (Fetched & { sentence: string })[];
  others: readonly Fetched[];
};

/** What could not be fetched, with one button for all of it: the lists that are missing, or one line if none is. */
function FailedFetches({ lists, others }: FailedFetchesProps) {
  const failed = [...lists, ...others].filter(({ isError }) => isError);
  const missing = lists.filter(({ isError, data }) => isError && data === undefined);
  const reason = failed.map(({ error }) => limitSentence(error)).find(Boolean);
  const [first, ...rest] = missing.map(({ sentence }) => sentence);
  const handleRetry = () => Promise.all(failed.map(({ refetch }) => refetch()));

  if (first === undefined) {
    return <RefreshFailure hasFailed={failed.length > 0} onRetry={handleRetry} />;
  }
  return (
    <Failures text={first}>
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {reason !== undefined && <p>{reason}</p>}
      <TryAgain onPress={handleRetry} />
    </Failures>
  );
}

function Count({ area: { address, Icon, useList, wording } }: { area: ManagedArea }) {
  const list = useList();
  return (
    <Card>
      <dt>
        <Icon aria-hidden />
        <span>{wording.title}</span>
        <TileLink to={address} aria-label={wording.title} />
      </dt>
      <dd>
        {list.data?.length ?? (
          <>
            {list.isError ? (
              <span aria-hidden>–</span>
            ) : (
              <Skeleton aria-hidden $width="56px" $height="0.8em" />
            )}
            <VisuallyHidden>{list.isError ? "Not available" : "Loading"}</VisuallyHidden>
          </>
        )}
      </dd>
    </Card>
  );
}

/** Links to the business's own page; the business is not a content kind, so the card has no count. */
function BusinessCard() {
  return (
    <BusinessPanel>
      <GableTile>
        <Building2 aria-hidden />
      </GableTile>
      <p>Name and phone, hours, license, the words and pictures of the site, where you work.</p>
      <LinkButton as={Link} to={paths.adminBusiness} $variant="line">
        Edit Business Details
      </LinkButton>
    </BusinessPanel>
  );
}

function AreaCard({ area }: { area: ManagedArea }) {
  const { address, wording, about, Icon, useList } = area;
  const list = useList();
  return (
    <AreaPanel as="article">
      <GableTile>
        <Icon aria-hidden />
      </GableTile>
      <h3>{wording.title}</h3>
      <p>{about}</p>
      <ItemCount>{countItems(list)}</ItemCount>
      <ManageLink as={Link} to={address} $variant="line">
        {`Manage ${wording.title}`}
      </ManageLink>
    </AreaPanel>
  );
}

function countItems({ data: items, isError }: ListQuery<unknown>): ReactNode {
  if (items === undefined)
    return isError ? "Not available" : <Skeleton aria-hidden $width="72px" />;
  return items.length === 1 ? "1 item" : `${items.length} items`;
}

/** The buttons do nothing yet (requirement 7.4). */
function QuickActions() {
  return (
    <Actions aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <p>Not available yet.</p>
      <Button variant="ghost" aria-disabled>
        <Activity aria-hidden />
        View Activity Log
      </Button>
      <Button variant="ghost" aria-disabled>
        <ChartColumn aria-hidden />
        View Analytics
      </Button>
    </Actions>
  );
}

const BusinessPanel = styled(Row)`
  ${cardStyles}
  gap: ${space.s2};
  padding: ${space.s3};

  p {
    flex: 999 1 12rem;
    font-size: ${fontSize.small};
    line-height: 1.45;
  }

  > a {
    flex: 1 1 auto;
  }
`;

const Failures = styled(ErrorState)`
  margin-bottom: ${space.s4};
`;

const AreaPanel = styled(Card)`
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

const ItemCount = styled.p`
  grid-column: 2;
  color: ${color.muted};
  font-weight: 600;

  ${Skeleton} {
    margin-block: 5px;
  }
`;

const ManageLink = styled(LinkButton)`
  grid-column: 1 / -1;
  margin-top: ${space.s2};
`;

const TileLink = styled(Link)`
  position: absolute;
  inset: 0;
  border-radius: ${radius.large};
`;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: clamp(12px, 1.2vw, 16px);

  > div {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${space.s1};
    padding: ${space.s2} clamp(12px, 1.6vw, 20px);
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
    dt svg {
      display: none;
    }
  }

  ${media.upToPhone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));

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
`;

const Actions = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  padding: ${space.s3};
  border: 1px dashed ${color.lineDashed};
  border-radius: ${radius.large};

  h2,
  p {
    margin-left: 12px;
  }

  p {
    margin-bottom: ${space.s1};
    font-size: ${fontSize.small};
  }

  p,
  button,
  button:hover {
    background: none;
    color: ${color.muted};
    cursor: default;
  }
`;
