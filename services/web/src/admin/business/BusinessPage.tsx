import { styled } from "styled-components";
import { AdminListStates, fetchOnEntry } from "../kit/listStates";
import { createWording } from "../kit/adminKind";
import { BackToDashboard, HeadRow, Refresh } from "../kit/PageHead";
import { usePageTitle } from "../kit/usePageTitle";
import { BusinessDetails } from "./BusinessDetails";
import { useGetBusinessQuery } from "./businessApi";
import { SamplesCard } from "./samples";
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
