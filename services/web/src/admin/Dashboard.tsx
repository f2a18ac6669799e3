import Activity from "lucide-react/icons/activity";
import ChartColumn from "lucide-react/icons/chart-column";
import { styled } from "styled-components";
import { ThreeColumns } from "./kit/ContentCard";
import { DashboardSection } from "./kit/layout";
import { fetchOnEntry } from "./kit/listStates";
import { HeadRow, Refresh } from "./kit/PageHead";
import { usePageTitle } from "./kit/usePageTitle";
import { FinishYourSite, SampleNotice } from "./business/setup";
import { useGetSetupQuery } from "./business/businessApi";
import { NobodyNotified, NotificationPanel } from "./notifications/NotificationPanel";
import { useGetNotificationsQuery } from "./notifications/notificationsApi";
import { NewestRequests } from "./requests/NewestRequests";
import { useGetQuarantineQuery, useGetQuoteRequestsQuery } from "./requests/quoteRequestsApi";
import { color, fontSize, media, radius, space } from "../theme";
import { Button } from "../ui/Button";
import { BusinessCard } from "./BusinessCard";
import { FailedFetches } from "./FailedFetches";
import { ManageCard } from "./ManageCard";
import { Overview } from "./Overview";
import { managedAreas } from "./managedAreas";

export function DashboardPage() {
  usePageTitle("Dashboard");
  const lists = useManagedLists();
  const quoteRequests = useGetQuoteRequestsQuery();
  const notifications = useGetNotificationsQuery(); // its panel decides when it is fetched
  const setup = useGetSetupQuery(); // its panel decides when it is fetched
  const held = useGetQuarantineQuery(undefined, fetchOnEntry);
  return (
    <>
      <Head>
        <h1>Admin Dashboard</h1>
        <Refresh lists={[...lists, held]} />
      </Head>
      <FailedFetches
        fetched={[
          ...lists,
          { ...held, sentence: "Failed to fetch held requests" },
          { ...notifications, sentence: "Could not check your notifications." },
          { ...setup, sentence: "Could not check what is left to do." },
        ]}
      />
      <NobodyNotified />
      <SampleNotice />
      <NewestRequests list={quoteRequests} quarantineCount={held.data?.length ?? 0} />
      <FinishYourSite />
      <NotificationPanel />
      <DashboardSection aria-labelledby="overview">
        <h2 id="overview">Overview</h2>
        <Overview />
      </DashboardSection>
      <DashboardSection aria-labelledby="your-business">
        <h2 id="your-business">Your Business</h2>
        <BusinessCard />
      </DashboardSection>
      <DashboardSection aria-labelledby="content-management">
        <h2 id="content-management">Content Management</h2>
        <ThreeColumns>
          {managedAreas.map((area) => (
            <ManageCard key={area.address} area={area} />
          ))}
          <QuickActions />
        </ThreeColumns>
      </DashboardSection>
    </>
  );
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

/** The lists of all areas, in their order: each is fetched whenever the dashboard is opened. */
function useManagedLists() {
  return managedAreas.map(({ useList, wording }) => ({
    // oxlint-disable-next-line react/rules-of-hooks -- the areas never change, and so neither does the order of the hooks
    ...useList(undefined, fetchOnEntry),
    sentence: wording.listFailed,
  }));
}

const Head = styled(HeadRow)`
  margin-bottom: ${space.s4};

  ${media.upToPhone} {
    margin-bottom: ${space.s1};
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
