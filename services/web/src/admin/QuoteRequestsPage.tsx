import type { Option } from "@ridgeline/contract/options";
import { readAnswer } from "@ridgeline/contract/quoteAnswers";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { requestAnchor } from "@ridgeline/contract/requestPath";
import dayjs from "dayjs";
import { Download } from "lucide-react";
import { memo, useCallback, useDeferredValue, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { usePageBusiness } from "../site/business";
import { color, fontSize, layer, media } from "../theme";
import { Button } from "../ui/Button";
import { useLinkedItem } from "./kit/focus";
import { navigationSpace } from "./kit/layout";
import { AdminListStates, fetchOnEntry } from "./kit/listStates";
import { PageHead } from "./kit/PageHead";
import { BAR_BOTTOM, SearchableList } from "./kit/SearchableList";
import { toSearchText } from "./kit/searchText";
import { formatPeriod, useClock } from "./kit/times";
import { usePageTitle } from "./kit/usePageTitle";
import { useGetConfirmationsQuery } from "./notifications/notificationsApi";
import { Confirmations } from "./requests/confirmations";
import { HeldMatches, QuarantineSection } from "./requests/Quarantine";
import { quoteCsv } from "./requests/quoteCsv";
import { searchTextsOf } from "./requests/quoteFacts";
import {
  quoteRequestWording,
  useGetQuarantineQuery,
  useGetQuoteRequestsQuery,
} from "./requests/quoteRequestsApi";
import { RequestCard } from "./requests/RequestCard";
import { RequestList, Sheet } from "./requests/RequestList";

export function QuoteRequestsPage() {
  usePageTitle(quoteRequestWording.title);
  const list = useGetQuoteRequestsQuery(undefined, fetchOnEntry);
  const held = useGetQuarantineQuery(undefined, fetchOnEntry);
  const answers = useGetConfirmationsQuery(undefined, fetchOnEntry);
  const quotes = list.data ?? [];
  return (
    <>
      <PageHead title={quoteRequestWording.title} list={list} refreshed={[list, held, answers]}>
        {quotes.length > 0 && <ExportButton quotes={quotes} />}
      </PageHead>
      <AdminListStates
        list={list}
        wording={quoteRequestWording}
        emptyHint="Requests from the estimate form will be listed here."
      >
        {(items) => (
          <Confirmations value={answers.data ?? NONE}>
            <QuoteList quotes={items} held={held.data ?? NONE} />
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
    <HeadButton variant="line" onClick={handleClick}>
      <Download aria-hidden />
      Export CSV
    </HeadButton>
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

type QuoteListProps = {
  quotes: readonly QuoteRequest[];
  /** Those in quarantine, in which the search looks too. */
  held: readonly QuoteRequest[];
};

function QuoteList({ quotes, held }: QuoteListProps) {
  const { serviceTypes } = usePageBusiness();
  const [toText, serviceOf] = useMemo(() => readersFor(serviceTypes), [serviceTypes]);
  const renderList = useCallback(
    (found: readonly QuoteRequest[]) => <DatedList quotes={quotes} found={found} />,
    [quotes],
  );
  return (
    <SearchableList
      items={quotes}
      label="Search quote requests"
      hint="Name, town, phone or any word"
      toText={toText}
      groupOf={serviceOf}
      elsewhere={(typed) => <HeldMatches held={held} toText={toText} typed={typed} />}
    >
      {renderList}
    </SearchableList>
  );
}

/** What is searched: everything on the card but where the customer came from, which is folded; and its group. */
function readersFor(serviceTypes: readonly Option[]) {
  return [
    (quote: QuoteRequest) => toSearchText(searchTextsOf(quote, serviceTypes), quote.phone),
    (quote: QuoteRequest) => readAnswer(quote, "serviceType", serviceTypes),
  ] as const;
}

/** Enough to fill the screen; the others are drawn a moment later. */
const FIRST = 20;

type DatedListProps = { quotes: readonly QuoteRequest[]; found: readonly QuoteRequest[] };

/** All requests, grouped by period. A search hides the others, which is faster than drawing its matches. */
function DatedList({ quotes, found }: DatedListProps) {
  const { hash } = useLocation();
  const drawn = useDeferredValue(quotes, hash === "" ? quotes.slice(0, FIRST) : quotes);
  const today = useClock(() => dayjs().format("YYYY-MM-DD"));
  // oxlint-disable-next-line react/exhaustive-deps -- "Yesterday" is another day tomorrow
  const periods = useMemo(() => groupByPeriod(drawn), [drawn, today]);
  const shown = useMemo(
    () => (found === quotes ? undefined : new Set(found.map(({ id }) => id))),
    [found, quotes],
  );
  useLinkedItem();
  return periods.map((period) => (
    <PeriodSection
      key={period.name}
      period={period}
      shown={shown}
      isLongList={quotes.length > LONG_LIST}
    />
  ));
}

type Period = { name: string; pieces: QuoteRequest[][] };

/**
 * The browser lays out a long list in pieces, and only those near the screen (content-visibility): tracking a thousand single
 * rows would be slow.
 */
const PIECE = 10;
const LONG_LIST = 100;

function groupByPeriod(quotes: readonly QuoteRequest[]): Period[] {
  const periods = new Map<string, Period>();
  for (const quote of quotes) {
    const name = formatPeriod(quote.createdAt);
    const period = periods.get(name) ?? { name, pieces: [] };
    const piece = period.pieces.at(-1);
    if (piece && piece.length < PIECE) piece.push(quote);
    else period.pieces.push([quote]);
    periods.set(name, period);
  }
  return [...periods.values()];
}

type Shown = ReadonlySet<number> | undefined;

type PeriodSectionProps = { period: Period; shown: Shown; isLongList: boolean };

function PeriodSection({ period: { name, pieces }, shown, isLongList }: PeriodSectionProps) {
  const id = `period-${name.replace(" ", "-").toLowerCase()}`;
  const counts = pieces.map((piece) => piece.filter((quote) => isShown(quote, shown)).length);
  return (
    <Section aria-labelledby={id} hidden={counts.every((count) => count === 0)}>
      <h2 id={id}>{name}</h2>
      <Sheet>
        {pieces.map((piece, index) => (
          <RequestList key={piece[0]?.id} count={counts[index] ?? 0} isPiece={isLongList}>
            {piece.map((quote) => (
              <Item key={quote.id} quote={quote} isHidden={!isShown(quote, shown)} />
            ))}
          </RequestList>
        ))}
      </Sheet>
    </Section>
  );
}

const isShown = ({ id }: QuoteRequest, shown: Shown) => shown?.has(id) !== false;

type ItemProps = { quote: QuoteRequest; isHidden: boolean };

/** Memoized, so that a search only hides it. */
const Item = memo(function Item({ quote, isHidden }: ItemProps) {
  const card = useMemo(() => <RequestCard quote={quote} />, [quote]);
  return (
    <li id={requestAnchor(quote.id)} hidden={isHidden}>
      {card}
    </li>
  );
});

/* On phones it is next to Refresh. */
const HeadButton = styled(Button)`
  ${media.upToPhone} {
    && {
      width: auto;
      margin-right: -12px;
      padding-inline: 12px;
      border: 0;
      background: none;
    }

    svg {
      display: none;
    }
  }
`;

const HEADING = "2.125rem";

/* Its heading stays below the search while its requests pass. */
const Section = styled.section`
  > h2 {
    position: sticky;
    z-index: calc(${layer.header} - 1);
    top: calc(
      var(${BAR_BOTTOM}, calc(${navigationSpace.top} + 12px)) - 12px
    ); /* below the bar's fading edge */
    display: flex;
    align-items: end;
    min-height: ${HEADING};
    margin-inline: -12px;
    padding: 0 12px 4px;
    background: ${color.paper};
    color: ${color.green800};
    font-size: ${fontSize.lead};
    line-height: 1.2;
  }

  li,
  li :focus-visible {
    scroll-margin-top: calc(${HEADING} + 8px);
  }

  ${media.tiny} {
    > h2 {
      position: static;
    }
  }

  ${media.print} {
    > h2 {
      position: static;
      break-after: avoid;
    }
  }
`;
