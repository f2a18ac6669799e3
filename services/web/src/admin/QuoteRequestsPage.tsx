import type { Option } from "@ridgeline/contract/options";
import { readAnswer } from "@ridgeline/contract/quoteAnswers";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { requestAnchor } from "@ridgeline/contract/requestPath";
import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";
import dayjs from "dayjs";
import { Download } from "lucide-react";
import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { styled } from "styled-components";
import { usePageBusiness } from "../site/business";
import { media, screenWidth, tap } from "../theme";
import { Button } from "../ui/Button";
import { useLinkedItem } from "./kit/focus";
import { AdminListStates, fetchOnEntry } from "./kit/listStates";
import { PageHead } from "./kit/PageHead";
import { SearchableList } from "./kit/SearchableList";
import { toSearchText } from "./kit/searchText";
import { usePageTitle } from "./kit/usePageTitle";
import { CompactCard } from "./requests/CompactCard";
import { HeldMatches, QuarantineSection } from "./requests/Quarantine";
import { quoteCsv } from "./requests/quoteCsv";
import { searchTextsOf } from "./requests/quoteFacts";
import {
  quoteRequestWording,
  useGetQuarantineQuery,
  useGetQuoteRequestsQuery,
} from "./requests/quoteRequestsApi";
import { WideCard } from "./requests/WideCard";

export function QuoteRequestsPage() {
  usePageTitle(quoteRequestWording.title);
  const list = useGetQuoteRequestsQuery(undefined, fetchOnEntry);
  const held = useGetQuarantineQuery(undefined, fetchOnEntry);
  const quotes = list.data ?? [];
  return (
    <>
      <PageHead title={quoteRequestWording.title} list={list} alsoShown={held}>
        {quotes.length > 0 && <ExportButton quotes={quotes} />}
      </PageHead>
      <AdminListStates
        list={list}
        wording={quoteRequestWording}
        emptyHint="Requests from the estimate form will be listed here."
      >
        {(items) => <QuoteList quotes={items} held={held.data ?? NONE} />}
      </AdminListStates>
      <QuarantineSection held={held} quotes={list} />
    </>
  );
}

const NONE: readonly never[] = [];

/** Saves the whole list as a spreadsheet, created in the browser. */
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

/** Saves a text as a download. */
function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the text only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_MS);
}

type QuoteListProps = {
  quotes: readonly QuoteRequest[];
  /** Those in quarantine, in which the search looks too. */
  held: readonly QuoteRequest[];
};

function QuoteList({ quotes, held }: QuoteListProps) {
  const { serviceTypes } = usePageBusiness();
  const [toText, serviceOf] = useMemo(() => readersFor(serviceTypes), [serviceTypes]);
  const cards = useMatches(screenWidth.upToPhone) ? compactCards : wideCards;
  const renderList = useCallback(
    (found: readonly QuoteRequest[]) => (
      <LongList items={found} anchorOf={requestAnchor} {...cards} />
    ),
    [cards],
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

/** Job tickets: compact ones on phones. */
const compactCards = {
  renderItem: (quote: QuoteRequest) => <CompactCard quote={quote} />,
  typicalHeight: 270,
  gap: 8,
};
const wideCards = {
  renderItem: (quote: QuoteRequest) => <WideCard quote={quote} />,
  typicalHeight: 460,
  gap: 20,
};

/** What is searched: everything on the card but where the customer came from, which is folded on phones; and its group. */
function readersFor(serviceTypes: readonly Option[]) {
  return [
    (quote: QuoteRequest) => toSearchText(searchTextsOf(quote, serviceTypes), quote.phone),
    (quote: QuoteRequest) => readAnswer(quote, "serviceType", serviceTypes),
  ] as const;
}

/** Whether a media query applies, now and whenever that changes. */
function useMatches(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener("change", onChange);
      return () => {
        list.removeEventListener("change", onChange);
      };
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/** So many items are all in the page, which prints and scrolls normally; of a longer list, only those near the screen. */
const WHOLE = 50;
const NEAR = 2;

/** The heights from the last visit, so that going back shows the same card. */
let last: { typicalHeight: number; measured: VirtualItem[] } = { typicalHeight: 0, measured: [] };

type LongListProps<Item> = {
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  /** The id of an item's element, for addresses that link to the item. */
  anchorOf: (id: number) => string;
  /** Assumed for an item that has not been drawn yet. */
  typicalHeight: number;
  /** Pixels between two items. */
  gap: number;
};

/** A list of any length, of cards below each other (decision 034). */
function LongList<Item extends { id: number }>({
  items,
  renderItem,
  anchorOf,
  typicalHeight,
  gap,
}: LongListProps<Item>) {
  const [root, setRoot] = useState<HTMLUListElement | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler builds this, and nothing here is memoized with it
  const list = useWindowVirtualizer({
    count: items.length,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    estimateSize: () => typicalHeight,
    gap,
    overscan: items.length > WHOLE ? NEAR : WHOLE,
    scrollMargin: root ? root.getBoundingClientRect().top + window.scrollY : 0,
    scrollPaddingStart: scrollPadding(),
    initialMeasurementsCache: last.typicalHeight === typicalHeight ? last.measured : [],
  });
  list.shouldAdjustScrollPositionOnItemSizeChange = shouldAdjustScroll;
  useEffect(
    () => () => {
      last = { typicalHeight, measured: list.takeSnapshot() };
    },
    [list, typicalHeight],
  );
  useLinkedItem((anchor) => {
    const index = items.findIndex(({ id }) => anchorOf(id) === anchor);
    if (index !== -1) list.scrollToIndex(index, { align: "start" });
    return index !== -1;
  });

  const drawn = list.getVirtualItems();
  const before = (drawn[0]?.start ?? 0) - list.options.scrollMargin;
  const after = list.getTotalSize() - ((drawn.at(-1)?.end ?? 0) - list.options.scrollMargin);
  return (
    <List ref={setRoot} style={{ gap, paddingBlock: `${Math.max(before, 0)}px ${after}px` }}>
      {drawn.map(({ index }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={item.id}
              ref={list.measureElement}
              id={anchorOf(item.id)}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              <ListedItem item={item} renderItem={renderItem} />
            </li>
          )
        );
      })}
    </List>
  );
}

/** What covers the top of the page (kit/SearchBar.tsx). */
function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/**
 * Whether to scroll along when an item above the screen turns out higher or lower than expected. Not on the way down, where
 * nobody sees the shift, and where it would cut off the browser's own scroll (the End key).
 */
function shouldAdjustScroll(
  { start }: VirtualItem,
  _change: number,
  { scrollDirection, scrollOffset }: Virtualizer<Window, Element>,
): boolean {
  return scrollDirection !== "forward" && start < (scrollOffset ?? 0);
}

type ListedItemProps<Item> = Pick<LongListProps<Item>, "renderItem"> & { item: Item };

/** Memoized, so that scrolling does not render it again. */
const ListedItem = memo(function ListedItem<Item>({ item, renderItem }: ListedItemProps<Item>) {
  return renderItem(item);
}) as <Item>(props: ListedItemProps<Item>) => ReactNode; // memo loses the type parameter

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

/* The library keeps the scroll position, since it knows the heights; the browser must not do so as well. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-anchor: none;

  /* the item that an address has led to */
  > li:has(h2:focus) > * {
    border-color: ${tap.base};
    box-shadow: 0 0 0 1px ${tap.base};
  }
`;
