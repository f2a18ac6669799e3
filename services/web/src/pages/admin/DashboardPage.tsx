import { styled } from "styled-components";
import { ThreeColumns } from "../../admin/CardGrid";
import { media } from "../../theme";
import { ManageCard } from "./ManageCard";
import { Overview } from "./Overview";
import { QuickActions } from "./QuickActions";
import { useContentAreas } from "./useContentAreas";
import { usePageTitle } from "./usePageTitle";

export function DashboardPage() {
  usePageTitle("Dashboard");
  const areas = useContentAreas();
  return (
    <>
      <h1>Admin Dashboard</h1>
      <Section aria-labelledby="overview">
        <h2 id="overview">Overview</h2>
        <Overview areas={areas} />
      </Section>
      <Section aria-labelledby="content-management">
        <h2 id="content-management">Content Management</h2>
        <ThreeColumns>
          {areas.map((area) => (
            <ManageCard key={area.path} area={area} />
          ))}
          <QuickActions />
        </ThreeColumns>
      </Section>
    </>
  );
}

const Section = styled.section`
  margin-top: 48px;

  > h2 {
    margin-bottom: 20px;
  }

  ${media.upToPhone} {
    margin-top: 36px;
  }
`;
