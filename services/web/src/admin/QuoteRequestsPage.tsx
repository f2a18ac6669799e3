import { type Option, readAnswer } from "@ridgeline/contract/quoteFields";
import { type QuoteRequest, requestAnchor } from "@ridgeline/contract/quoteRequest";
import dayjs from "dayjs";
import { Download } from "lucide-react";
import { memo, useCallback, useDeferredValue, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { usePageBusiness } from "../site/shownBusiness";
import { color, fontSize, layer, media, space } from "../theme";
import { Button } from "../ui/Button";
import { navigationSpace } from "./kit/adminLayout";
import { useLinkedItem } from "./kit/focus";
import { AdminListStates, fetchOnEntry } from "./kit/listStates";
import { PageHead, usePageTitle } from "./kit/PageHead";
import { SearchableList, toSearchText } from "./kit/SearchableList";
import { formatPeriod, useClock } from "./kit/times";
import { useGetConfirmationsQuery } from "./notifications/notificationsApi";
import { QuarantineSection } from "./requests/Quarantine";
import { quoteCsv, searchTextsOf } from "./requests/quoteFacts";
import {
  quoteRequestWording,
  useGetQuarantineQuery,
  useGetQuoteRequestsQuery,
} from "./requests/quoteRequestsApi";
import { Confirmations, RequestCard } from "./requests/RequestCard";
import { RequestList, Sheet } from "./requests/RequestList";

export function QuoteRequestsPage() {
  usePageTitle(quoteRequestWording.title);
  const list = useGetQuoteRequestsQuery(undefined, fetchOnEntry);
  const held = useGetQuarantineQuery(undefined, fetchOnEntry);
  const answers = useGetConfirmationsQuery(undefined, fetchOnEntry);
  const quotes = list.data ?? [];
  return (
    <>
      <PageHead title={quoteRequestWording.title} list={list}>
        {quotes.length > 0 && <ExportButton quotes={quotes} />}
      </PageHead>
      <AdminListStates
        list={list}
        wording={quoteRequestWording}
        emptyHint="Requests from the estimate form will be listed here."
      >
        {(items) => (
          <Confirmations value={answers.data ?? NONE}>
            <QuoteList quotes={items} />
          </Confirmations>
        )}
      </AdminListStates>
      {/* Before that the list would push it down. */}
      {(list.data ?? list.isError) && <QuarantineSection held={held} quotes={list} />}
    </>
  );
}

const NONE: readonly never[] = [];

function ExportButton({ quotes }: { quotes: readonly QuoteRequest[] }) {
  const { serviceTypes } = usePageBusiness();
  const handleClick = () => {
    const text = quoteCsv(quotes, serviceTypes);
    const day = dayjs().format("YYYY-MM-DD");
    downloadFile(`quote-requests-${day}.csv`, "text/csv;charset=utf-8", text);
  };

  return (
    <Export variant="ghost" onClick={handleClick}>
      <Download aria-hidden />
      Export CSV
    </Export>
  );
}

const KEPT_MS = 10_000;

function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the text only after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

function QuoteList({ quotes }: { quotes: readonly QuoteRequest[] }) {
  const { serviceTypes } = usePageBusiness();
  const [toText, groups] = useMemo(() => readersFor(serviceTypes), [serviceTypes]);
  const renderList = useCallback(
    (found: readonly QuoteRequest[]) => <DatedList quotes={quotes} found={found} />,
    [quotes],
  );
  return (
    <SearchableList
      items={quotes}
      label="Search quote requests"
      hint="Name, town or phone"
      toText={toText}
      groups={groups}
    >
      {renderList}
    </SearchableList>
  );
}

/** What is searched: everything on the card but where the customer came from, which is folded; and its kind of work. */
function readersFor(serviceTypes: readonly Option[]) {
  return [
    (quote: QuoteRequest) => toSearchText(searchTextsOf(quote, serviceTypes), quote.phone),
    {
      label: "Kind of work",
      all: "All kinds of work",
      of: (quote: QuoteRequest) => readAnswer(quote, "serviceType", serviceTypes),
    },
  ] as const;
}

/** Of a long list, enough to fill the screen; the others are drawn a moment later. */
const FIRST = 20;
const LONG_LIST = 100;

type DatedListProps = { quotes: readonly QuoteRequest[]; found: readonly QuoteRequest[] };

/** All requests, grouped by period. A search hides the others, which is faster than drawing its matches. */
function DatedList({ quotes, found }: DatedListProps) {
  const { hash } = useLocation();
  const isLong = quotes.length > LONG_LIST;
  const drawn = useDeferredValue(quotes, isLong && hash === "" ? quotes.slice(0, FIRST) : quotes);
  const today = useClock(() => dayjs().format("YYYY-MM-DD"));
  // oxlint-disable-next-line react/exhaustive-deps -- "Yesterday" is another day tomorrow
  const periods = useMemo(() => groupByPeriod(drawn), [drawn, today]);
  const shown = useMemo(() => new Set(found), [found]);
  useLinkedItem();
  return [...periods].map(([name, requests]) => (
    <Section key={name} hidden={!requests.some((quote) => shown.has(quote))}>
      <h2>{name}</h2>
      <Sheet>
        {piecesOf(requests).map((piece) => (
          <RequestList
            key={piece[0]?.id}
            hidden={!piece.some((quote) => shown.has(quote))}
            $later={isLong ? piece.length : undefined}
          >
            {piece.map((quote) => (
              <li key={quote.id} id={requestAnchor(quote.id)} hidden={!shown.has(quote)}>
                <Card quote={quote} isNewest={quote === quotes[0]} />
              </li>
            ))}
          </RequestList>
        ))}
      </Sheet>
    </Section>
  ));
}

function groupByPeriod(quotes: readonly QuoteRequest[]): Map<string, QuoteRequest[]> {
  const periods = new Map<string, QuoteRequest[]>();
  for (const quote of quotes) {
    const name = formatPeriod(quote.createdAt);
    const period = periods.get(name);
    if (period) period.push(quote);
    else periods.set(name, [quote]);
  }
  return periods;
}

/** Cards that the browser lays out, or hides, together: doing that for each of a thousand would take longer. */
const PIECE = 10;

function piecesOf(quotes: readonly QuoteRequest[]): QuoteRequest[][] {
  const starts = quotes.flatMap((_, index) => (index % PIECE === 0 ? [index] : []));
  return starts.map((start) => quotes.slice(start, start + PIECE));
}

/** A search only hides it. */
const Card = memo(RequestCard);

const Export = styled(Button)`
  ${media.upToPhone} {
    && {
      width: auto;
    }
  }
`;

const HEADING = "2.125rem";

/* Its heading stays in sight while its requests pass. */
const Section = styled.section`
  > h2 {
    position: sticky;
    z-index: calc(${layer.header} - 1);
    top: ${navigationSpace.top};
    margin-inline: -12px;
    padding: 8px 12px 4px;
    background: ${color.paper};
    color: ${color.ground800};
    font-size: ${fontSize.lead};
    line-height: 1.2;
  }

  li,
  li :focus-visible {
    scroll-margin-top: calc(${HEADING} + ${space.s1});
  }

  ${media.tiny} {
    > h2 {
      position: static;
    }
  }
`;
