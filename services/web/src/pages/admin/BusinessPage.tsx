import { styled } from "styled-components";
import { AdminListStates, fetchOnEntry } from "../../admin/list/AdminListStates";
import { createWording } from "../../admin/kind/wording";
import { BackToDashboard, HeadRow } from "../../admin/page/PageHead";
import { Refresh } from "../../admin/page/Refresh";
import { usePageTitle } from "../../admin/page/usePageTitle";
import { BusinessDetails } from "../../features/business/BusinessDetails";
import { useGetBusinessQuery } from "../../features/business/businessApi";
import { SamplesCard } from "../../features/business/samples/SamplesCard";
import { space } from "../../theme";

const wording = createWording({ one: "business details", many: "business details" });

/** What the site says about the business. */
export function BusinessPage() {
  usePageTitle(wording.title);
  const query = useGetBusinessQuery(undefined, fetchOnEntry);
  const { data: business, refetch } = query;
  const reload = async () => (await refetch()).isSuccess;
  return (
    <>
      <BackToDashboard />
      <Head>
        <h1>{wording.title}</h1>
        <Refresh lists={[query]} />
      </Head>
      <Lead>
        What the site says about your business. Open a part, change it, and save that part.
      </Lead>
      <AdminListStates list={{ ...query, data: business && [business] }} wording={wording}>
        {([read]) => read && <BusinessDetails business={read} onReload={reload} />}
      </AdminListStates>
      <SamplesCard />
    </>
  );
}

/* as wide as the sections below */
const Head = styled(HeadRow)`
  max-width: 880px;
`;

const Lead = styled.p`
  margin: ${space.s1} 0 ${space.s3};
`;
