import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { quarantinePath, requestPath } from "@ridgeline/contract/requestPath";
import { type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../site/paths";
import { local } from "../../site/storage";
import { fontSize, media, space } from "../../theme";
import { Badge } from "../../ui/Badge";
import { Card } from "../../ui/layout";
import { TextLink } from "../../ui/links";
import { SkeletonGrid } from "../../ui/states";
import { ThreeColumns } from "../kit/ContentCard";
import type { ListQuery } from "../kit/listStates";
import { NewRequests } from "../kit/usePageTitle";
import { CallAndText, NewMarker, QuoteTime, ServiceAndTown } from "./cardParts";
import { quoteRequestWording, useQuoteRequestsState } from "./quoteRequestsApi";

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

/** One of the newest requests: enough to call back, and a link to the rest. */
function NewestRequest({ quote }: { quote: QuoteRequest }) {
  const { id, fullName, createdAt, projectDetails } = quote;
  return (
    <Root as="li">
      <Ends>
        <Name as={Link} to={requestPath(id)} dir="auto">
          {fullName}
        </Name>
        <NewMarker id={id} />
      </Ends>
      <ServiceAndTown quote={quote} />
      <Details dir="auto">{projectDetails}</Details>
      <QuoteTime iso={createdAt} />
      <Buttons>
        <CallAndText quote={quote} />
      </Buttons>
    </Root>
  );
}

const SIGN_EVERY_MS = 60_000;

/** Tells everything inside which quote requests are new since the owner's last visit (decision 024). It fetches nothing. */
export function NewRequestsProvider({ children }: { children: ReactNode }) {
  const { data: quotes } = useQuoteRequestsState();
  const newestBefore = useVisit(quotes);
  const newIds = useMemo(() => {
    const fresh = quotes?.filter(({ id }) => newestBefore !== undefined && id > newestBefore);
    return new Set(fresh?.map(({ id }) => id));
  }, [quotes, newestBefore]);
  return <NewRequests value={newIds}>{children}</NewRequests>;
}

/** The newest request of the last visit. While the page is hidden, the owner counts as away. */
function useVisit(quotes: readonly QuoteRequest[] | undefined): number | undefined {
  const [newestBefore, setNewestBefore] = useState<number>();

  useEffect(() => {
    if (!quotes) return undefined;
    const newest = quotes.reduce((highest, { id }) => Math.max(highest, id), 0);
    const giveSign = () => {
      if (document.visibilityState === "visible") setNewestBefore(noteVisit(newest)?.newestBefore);
    };
    giveSign();
    const timer = setInterval(giveSign, SIGN_EVERY_MS);
    document.addEventListener("visibilitychange", giveSign);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", giveSign);
    };
  }, [quotes]);

  return newestBefore;
}

const STORAGE_KEY = "last_visit";

/** After this long without a sign of the owner, the next one begins a new visit. */
const AWAY_MS = 30 * 60_000;

/** Request ids only grow, so one number covers all that have been seen. */
type Visit = Readonly<{
  /** The newest request known when this visit began: what is above it is new. */
  newestBefore: number;
  /** The newest request known now. */
  newest: number;
  /** The last sign of the owner, in milliseconds. */
  lastSign: number;
}>;

/**
 * The owner is here and knows of the requests up to the id `newest`. On a device's first visit nothing is new. All tabs of
 * the device share one visit.
 */
function continueVisit(stored: Visit | undefined, newest: number, now: number): Visit {
  if (!stored) return { newestBefore: newest, newest, lastSign: now };
  const isNew = now - stored.lastSign > AWAY_MS;
  return {
    newestBefore: isNew ? stored.newest : stored.newestBefore,
    newest: Math.max(stored.newest, newest),
    lastSign: now,
  };
}

/** Continues or begins the visit in this browser; undefined if it refuses storage: a marker would never go away. */
function noteVisit(newest: number): Visit | undefined {
  const visit = continueVisit(local.recallJson(STORAGE_KEY, isVisit), newest, Date.now());
  return local.keep(STORAGE_KEY, JSON.stringify(visit)) ? visit : undefined;
}

function isVisit(stored: unknown): stored is Visit {
  if (typeof stored !== "object" || stored === null) return false;
  const { newestBefore, newest, lastSign } = stored as Partial<Visit>;
  return [newestBefore, newest, lastSign].every((value) => typeof value === "number");
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: ${space.s1} ${space.s3} ${space.s3};
  overflow-wrap: anywhere;

  ${media.upToPhone} {
    padding: 4px ${space.s2} ${space.s2};
  }
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Name = styled(TextLink)`
  min-width: 0;
  padding-block: 12px; /* a name of two lines keeps the same air around it */
  font-size: ${fontSize.h4};
  line-height: 1.25;
`;

const Details = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSize.small};
  line-height: 1.45;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: 10px;
  margin-top: auto;
  padding-top: 12px;
`;

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
