import { readAnswer } from "@ridgeline/contract/quoteFields";
import { type QuoteRequest, requestAnchor } from "@ridgeline/contract/quoteRequest";
import dayjs from "dayjs";
import { Download } from "lucide-react";
import { memo, useCallback, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { usePageBusiness } from "../site/shownBusiness";
import { color, fontSize, layer, media, space } from "../theme";
import { Button } from "../ui/Button";
import { navigationSpace } from "./kit/adminLayout";
import { useLinkedList } from "./kit/focus";
import { useKeptState } from "./lists/keptState";
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
      {(found, { staying }) => <DatedList quotes={found} newest={quotes[0]} staying={staying} />}
    </SearchableList>
  );
}

type ListProps = { quotes: readonly QuoteRequest[]; newest: QuoteRequest | undefined };

/** Grouped by period, and within it in pieces. */
function DatedList({ quotes, newest, staying }: ListProps & { staying: number }) {
  useClock(() => dayjs().format("YYYY-MM-DD")); // "Yesterday" is another day tomorrow
  const first = new Set(quotes.slice(0, staying));
  return [...groupByPeriod(quotes)].map(([name, requests]) => (
    <Section key={name}>
      <h2>{name}</h2>
      <RequestSheet>
        {requests.map(
          (quote, start) =>
            start % PIECE === 0 && (
              <Piece
                key={quote.id}
                quotes={requests.slice(start, start + PIECE)}
                newest={newest}
                stays={first.has(quote)}
              />
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

/** About what a screen shows. */
const PIECE = 15;
/** Three screens. */
const NEAR = "300% 0px";

/** Unless it stays, it is blank far from the screen, and as high as it was: thousands of cards slow down each step and key. */
function Piece({ quotes, newest, stays }: ListProps & { stays: boolean }) {
  const root = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useKeptState(`height from ${quotes[0]?.id}`, 0);
  const isBlank = height > 0 && !stays;

  useEffect(() => {
    if (stays || !root.current) return undefined;
    const drawIfNear = (entries: IntersectionObserverEntry[]) => {
      const entry = entries.pop(); // a fast scroll reports several
      if (!entry) return;
      const { isIntersecting, target, boundingClientRect } = entry;
      const isNear = isIntersecting || target.contains(document.activeElement);
      setHeight(isNear ? 0 : boundingClientRect.height);
    };
    const observer = new IntersectionObserver(drawIfNear, { rootMargin: NEAR });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [stays, setHeight]);

  return (
    <RequestList ref={root} style={isBlank ? { height } : undefined}>
      {!isBlank &&
        quotes.map((quote) => (
          <Card
            key={quote.id}
            id={requestAnchor(quote.id)}
            quote={quote}
            isNewest={quote === newest}
          />
        ))}
    </RequestList>
  );
}

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
