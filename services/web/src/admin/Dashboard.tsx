import { type Heartbeat, MIN_FREE_DISK } from "@ridgeline/contract/notifications";
import { Activity, ChartColumn, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { asApiFailure } from "../api/callApi";
import { color, font, fontSize, media, space } from "../theme";
import { Button } from "../ui/Button";
import { Grid, Row } from "../ui/layout";
import { ErrorState, LoadingState } from "../ui/states";
import { VisuallyHidden } from "../ui/text";
import { TextLink } from "../ui/TextLink";
import { useGetSetupQuery } from "./business/businessApi";
import { DashboardSection, Muted, Tile, Warning } from "./kit/adminLayout";
import { fetchOnEntry, type ListQuery, RefreshFailure, TryAgain } from "./lists/listStates";
import { HeadRow, usePageTitle } from "./kit/PageHead";
import { limitSentence } from "./lists/wording";
import { type ManagedArea, managedAreas } from "./managedAreas";
import { NotificationPanel } from "./notifications/NotificationPanel";
import { useGetHeartbeatQuery, useGetNotificationsQuery } from "./notifications/notificationsApi";
import { WhatIsLeft } from "./setup/WhatIsLeft";
import { NewestRequests } from "./requests/NewestRequests";
import {
  quoteRequestWording,
  useGetQuarantineQuery,
  useGetQuoteRequestsQuery,
} from "./requests/quoteRequestsApi";

export function DashboardPage() {
  usePageTitle("Dashboard");
  const areas = useAreas();
  const quoteRequests = useGetQuoteRequestsQuery();
  const notifications = useGetNotificationsQuery(); // its panel decides when it is fetched
  const setup = useGetSetupQuery(); // its panel decides when it is fetched
  const heartbeat = useGetHeartbeatQuery(); // its alert decides when it is fetched
  const held = useGetQuarantineQuery(undefined, fetchOnEntry);
  const isShown = useAllAnswered([...areas, held, notifications, setup, heartbeat]);
  return (
    <>
      <HeadRow>
        <h1>Admin Dashboard</h1>
      </HeadRow>
      {!isShown && <LoadingState text={quoteRequestWording.loading} />}
      <div hidden={!isShown}>
        <StorageAlert />
        <FailedFetches areas={areas} others={[held, notifications, setup]} />
        <WhatIsLeft />
        <NotificationPanel />
        <NewestRequests list={quoteRequests} quarantineCount={held.data?.length ?? 0} />
        <DashboardSection aria-labelledby="overview">
          <h2 id="overview">Overview</h2>
          <Counts>
            {areas.map((area) => (
              <Count key={area.address} {...area} />
            ))}
          </Counts>
        </DashboardSection>
        <DashboardSection aria-labelledby="content-management">
          <h2 id="content-management">Content Management</h2>
          <Grid $min="max(19rem, 30%)" $gap="sm">
            {areas.map((area) => (
              <AreaCard key={area.address} {...area} />
            ))}
          </Grid>
          {/* They do nothing yet (requirement 7.4). */}
          <Actions as="section" aria-labelledby="quick-actions">
            <h2 id="quick-actions">Quick Actions</h2>
            <Muted>Not available yet.</Muted>
            <Button variant="ghost" aria-disabled>
              <Activity />
              View Activity Log
            </Button>
            <Button variant="ghost" aria-disabled>
              <ChartColumn />
              View Analytics
            </Button>
          </Actions>
        </DashboardSection>
      </div>
    </>
  );
}

/** The API gives up after 3 s; nobody waits longer for a call that is lost. */
const MAX_WAIT_MS = 5000;

/** True from when every list has been answered, or after five seconds: what comes later would move buttons under a thumb. */
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

type Area = ManagedArea & ListQuery<unknown>;

function useAreas(): Area[] {
  return managedAreas.map((area) => ({
    ...area,
    // The areas never change, and so neither does the order of the hooks.
    ...area.useList(undefined, fetchOnEntry),
  }));
}

/**
 * Says first on the dashboard that requests cannot be stored, or what will soon keep visitors away. Nothing if the phone is
 * offline.
 */
function StorageAlert() {
  const { data, error } = useGetHeartbeatQuery(undefined, fetchOnEntry);
  const isRefused = (asApiFailure(error)?.status ?? 0) >= 500;
  const sentences = isRefused ? CANNOT_STORE : data && findTrouble(data);
  if (!sentences) return null;
  return (
    <Warning Icon={TriangleAlert} role="alert">
      <b>{sentences[0]}</b> <span>{sentences[1]}</span>
    </Warning>
  );
}

type Trouble = readonly [what: string, next: string];

const CANNOT_STORE: Trouble = [
  "Quote requests cannot be stored right now.",
  "Visitors who send one see an error. Tell whoever runs this site now: “make status” on the server says what is wrong.",
];

function findTrouble({ freeDisk, certificateProblem }: Heartbeat): Trouble | undefined {
  if (freeDisk !== null && freeDisk < MIN_FREE_DISK) {
    return [
      "The server's disk is nearly full.",
      `Only ${Math.floor(freeDisk * 100)} % is free; once it is full, quote requests are refused. Tell whoever runs this site now.`,
    ];
  }
  return certificateProblem ? [certificateProblem, "Tell whoever runs this site."] : undefined;
}

type Fetched = Pick<ListQuery<unknown>, "isError" | "error" | "refetch"> & { data?: unknown };

type FailedFetchesProps = { areas: readonly Area[]; others: readonly Fetched[] };

/** What could not be fetched, with one button for all of it: the lists that are missing, or one line if none is. */
function FailedFetches({ areas, others }: FailedFetchesProps) {
  const failed = [...areas, ...others].filter(({ isError }) => isError);
  const missing = areas.filter(({ isError, data }) => isError && data === undefined);
  const reason = failed.map(({ error }) => limitSentence(error)).find(Boolean);
  const [first, ...rest] = missing.map(({ wording }) => wording.listFailed);
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

function Count({ address, Icon, wording, data, isError }: Area) {
  return (
    <Tile>
      <dt>
        <Icon />
        <Link to={address}>{wording.title}</Link>
      </dt>
      <dd>
        {data?.length ?? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{missing(isError)}</VisuallyHidden>
          </>
        )}
      </dd>
    </Tile>
  );
}

function AreaCard({ address, wording, data: items, isError }: Area) {
  const unit = items?.length === 1 ? "item" : "items";
  return (
    <Tile as="article">
      <VisuallyHidden as="h3">{wording.title}</VisuallyHidden>
      <TextLink as={Link} to={address}>
        {`Manage ${wording.title}`}
      </TextLink>
      <Muted>{items ? `${items.length} ${unit}` : missing(isError)}</Muted>
    </Tile>
  );
}

/** In place of a count: it has failed, or takes longer than the dashboard waits for it. */
const missing = (isError: boolean) => (isError ? "Not available" : "Loading...");

const Failures = styled(ErrorState)`
  margin-bottom: ${space.s4};
`;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space.sm};

  > div {
    flex-direction: column;
    align-items: stretch;
    gap: ${space.s1};
    padding-block: ${space.s2};
  }

  dt {
    display: flex;
    align-items: center;
    gap: 10px;
    font-weight: 600;
    font-size: ${fontSize.small};
    line-height: 1.25;
  }

  dt > svg {
    color: ${color.ground600};

    ${media.upToLaptop} {
      display: none;
    }
  }

  a:not(:hover) {
    color: inherit;
    text-decoration: none;
  }

  dd {
    margin-top: auto;
    color: ${color.ink};
    font: 560 clamp(2.5rem, 2.3rem + 0.8vw, 3rem) / 1 ${font.serif};
    font-feature-settings: "lnum", "tnum";
    letter-spacing: -0.02em;
  }

  ${media.upToPhone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));

    > :last-child {
      flex-direction: row;
      grid-column: 1 / -1;
      align-items: center;
    }
  }
`;

const Actions = styled(Row)`
  margin-top: ${space.s3};

  > p {
    flex: 1 1 8rem;
  }

  > button {
    color: ${color.muted};
    pointer-events: none;
  }
`;
