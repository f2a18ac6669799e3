import { quarantinePath } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { useContext } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { ThreeColumns } from "../kit/ContentCard";
import type { ListQuery } from "../kit/listStates";
import { NewRequests } from "../kit/usePageTitle";
import { paths } from "../../site/paths";
import { media, space } from "../../theme";
import { Badge } from "../../ui/Badge";
import { Card } from "../../ui/Card";
import { SkeletonGrid } from "../../ui/Skeleton";
import { TextLink } from "../../ui/links";
import { NewestRequest } from "./NewestRequest";
import { quoteRequestWording } from "./quoteRequestsApi";

const SHOWN = 3;

type NewestRequestsProps = {
  list: ListQuery<QuoteRequest>;
  /** Requests in quarantine. */
  quarantineCount: number;
};

/** The dashboard's first section: the newest requests, each one tap away from a call. */
export function NewestRequests({ list, quarantineCount }: NewestRequestsProps) {
  const newCount = useContext(NewRequests).size;
  const count = list.data?.length ?? 0;
  return (
    <section aria-labelledby="new-requests">
      <Head>
        <h2 id="new-requests">New requests</h2>
        {newCount > 0 && <Badge $isOn>{newCount} new</Badge>}
      </Head>
      <Newest list={list} />
      <Links>
        {count > SHOWN && (
          <TextLink as={Link} to={paths.adminQuoteRequests}>
            All {count} quote requests <span aria-hidden>→</span>
          </TextLink>
        )}
        {quarantineCount > 0 && (
          <TextLink as={Link} to={quarantinePath}>
            {quarantineCount} held as spam <span aria-hidden>→</span>
          </TextLink>
        )}
      </Links>
    </section>
  );
}

function Newest({ list: { data: quotes, isError } }: { list: ListQuery<QuoteRequest> }) {
  if (quotes === undefined && isError) return <Note>Not available</Note>;
  if (quotes === undefined) {
    return <SkeletonGrid text={quoteRequestWording.loading} cards={SHOWN} />;
  }
  if (quotes.length === 0) {
    return <Note>No quote requests yet. Those from the estimate form will be listed here.</Note>;
  }
  return (
    <ThreeColumns as="ul">
      {quotes.slice(0, SHOWN).map((quote) => (
        <NewestRequest key={quote.id} quote={quote} />
      ))}
    </ThreeColumns>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-bottom: 20px;

  ${media.upToPhone} {
    margin-bottom: 12px;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s3};
`;

const Note = styled(Card).attrs({ as: "p" })`
  padding: ${space.s3};
`;
