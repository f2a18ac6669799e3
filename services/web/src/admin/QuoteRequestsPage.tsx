import { readAnswer } from "@ridgeline/contract/quoteFields";
import { type QuoteRequest, requestAnchor } from "@ridgeline/contract/quoteRequest";
import dayjs from "dayjs";
import { Download } from "lucide-react";
import { memo, useCallback } from "react";
import { keyframes, styled } from "styled-components";
import { usePageBusiness } from "../site/shownBusiness";
import { color, fontSize, layer, media, space } from "../theme";
import { Button } from "../ui/Button";
import { navigationSpace } from "./kit/adminLayout";
import { useLinkedList } from "./kit/focus";
import { AdminListStates, fetchOnEntry } from "./lists/listStates";
import { PageHead, usePageTitle } from "./kit/PageHead";
import { SearchableList } from "./lists/SearchableList";
import { formatPeriod, useClock } from "./kit/times";
import { QuarantineSection } from "./requests/Quarantine";
import { quoteCsv, searchTextsOf } from "./requests/quoteFacts";
import {
  quoteRequestWording,
  useGetQuarantineQuery,
  useGetQuoteRequestsQuery,
} from "./requests/quoteRequestsApi";
import { RequestCard } from "./requests/RequestCard";
import { RequestList, RequestSheet } from "./requests/RequestList";

export function QuoteRequestsPage() {
  usePageTitle(quoteRequestWording.title);
  const list = useGetQuoteRequestsQuery(undefined, fetchOnEntry);
  const held = useGetQuarantineQuery(undefined, fetchOnEntry);
  useLinkedList(list, requestAnchor);
  const quotes = list.data ?? [];
  return (
    <>
      <PageHead
        title={quoteRequestWording.title}
        list={list}
        aside={quotes.length > 0 && <ExportButton quotes={quotes} />}
      />
      <AdminListStates
        list={list}
        wording={quoteRequestWording}
        emptyHint="Requests from the estimate form will be listed here."
      >
        {(items) => <QuoteList quotes={items} />}
      </AdminListStates>
      {/* Before that the list would push it down. */}
      {(list.data ?? list.isError) && <QuarantineSection held={held} />}
    </>
  );
}

function ExportButton({ quotes }: { quotes: readonly QuoteRequest[] }) {
  const { serviceTypes } = usePageBusiness();
  const handleClick = () => {
    const file = new Blob([quoteCsv(quotes, serviceTypes)], { type: "text/csv;charset=utf-8" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `quote-requests-${dayjs().format("YYYY-MM-DD")}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  };

  return (
    <Export variant="ghost" onClick={handleClick}>
      <Download />
      Export CSV
    </Export>
  );
}

/** Safari reads the file only after the click. */
const KEPT_MS = 10_000;

function QuoteList({ quotes }: { quotes: readonly QuoteRequest[] }) {
  const { serviceTypes } = usePageBusiness();
  const textsOf = useCallback(
    (quote: QuoteRequest) => searchTextsOf(quote, serviceTypes),
    [serviceTypes],
  );
  const groups = {
    label: "Kind of work",
    all: "All work",
    of: (quote: QuoteRequest) => readAnswer(quote, "serviceType", serviceTypes),
  };
  return (
    <SearchableList
      items={quotes}
      label="Search quote requests"
      hint="Search"
      textsOf={textsOf}
      groups={groups}
      anchorOf={requestAnchor}
    >
      {(found) => <DatedList quotes={found} newest={quotes[0]} />}
    </SearchableList>
  );
}

type ListProps = { quotes: readonly QuoteRequest[]; newest: QuoteRequest | undefined };

/** Grouped by period, and within it in pieces. */
function DatedList({ quotes, newest }: ListProps) {
  useClock(() => dayjs().format("YYYY-MM-DD")); // "Yesterday" is another day tomorrow
  return [...groupByPeriod(quotes)].map(([name, requests]) => (
    <Section key={name}>
      <h2>{name}</h2>
      <RequestSheet>
        {requests.map(
          ({ id }, start) =>
            start % PIECE === 0 && (
              <Piece key={id}>
                {requests.slice(start, start + PIECE).map((quote) => (
                  <Card
                    key={quote.id}
                    id={requestAnchor(quote.id)}
                    quote={quote}
                    isNewest={quote === newest}
                  />
                ))}
              </Piece>
            ),
        )}
      </RequestSheet>
    </Section>
  ));
}

function groupByPeriod(quotes: readonly QuoteRequest[]): Map<string, QuoteRequest[]> {
  const periods = new Map<string, QuoteRequest[]>();
  const namesByDay = new Map<string, string>(); // a day has many requests, and its name takes a while
  for (const quote of quotes) {
    const day = new Date(quote.createdAt).toDateString();
    const name = namesByDay.get(day) ?? formatPeriod(quote.createdAt);
    namesByDay.set(day, name);
    const period = periods.get(name);
    if (period) period.push(quote);
    else periods.set(name, [quote]);
  }
  return periods;
}

/** About what a screen shows; far from the screen the browser draws none of it. */
const PIECE = 15;

/** A list that grows draws only the new ones. */
const Card = memo(RequestCard);

/* Its words end where the cards do. */
const Export = styled(Button)`
  flex: none;
  margin-inline: -8px -12px;

  ${media.upToPhone} {
    && {
      align-self: end;
      gap: 6px;
      width: auto;
      min-height: 44px;
      margin-inline: -4px;
      padding: 0 4px;
    }
  }
`;

/* Laid out once, so that its height is known, and Back finds the place that was left. It is contained from the beginning, or
   Chromium would count the change as a move. */
const layOut = keyframes`
  from {
    content-visibility: visible;
  }
`;

const Piece = styled(RequestList)`
  contain: content;
  content-visibility: auto;
  contain-intrinsic-block-size: auto 2500px;
  animation: ${layOut} 0.5s step-end;

  ${media.print} {
    content-visibility: visible;
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
    padding: 6px 12px;
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
