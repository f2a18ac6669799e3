import type { Option } from "@ridgeline/contract/options";
import { readAnswer } from "@ridgeline/contract/quoteAnswers";
import { requestAnchor } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { useCallback, useMemo } from "react";
import { LongList } from "./LongList";
import { SearchableList } from "../kit/SearchableList";
import { toSearchText } from "../kit/searchText";
import { useMatches } from "./useMatches";
import { usePageBusiness } from "../../site/business";
import { screenWidth } from "../../theme";
import { HeldMatches } from "./HeldMatches";
import { searchTextsOf } from "./quoteFacts";
import { CompactCard } from "./CompactCard";
import { WideCard } from "./WideCard";

type QuoteListProps = {
  quotes: readonly QuoteRequest[];
  /** Those in quarantine, in which the search looks too. */
  held: readonly QuoteRequest[];
};

export function QuoteList({ quotes, held }: QuoteListProps) {
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
