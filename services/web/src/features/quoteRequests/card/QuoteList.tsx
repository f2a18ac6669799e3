import type { Option } from "@ridgeline/contract/options";
import { readAnswer } from "@ridgeline/contract/quoteAnswers";
import { requestAnchor } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { useMemo } from "react";
import { LongList } from "../../../admin/list/LongList";
import { SearchableList } from "../../../admin/list/SearchableList";
import { toSearchText } from "../../../admin/list/searchText";
import { usePageBusiness } from "../../../site/business";
import { QuoteCard } from "./QuoteCard";
import { searchTextsOf } from "../quoteFacts";

export function QuoteList({ quotes }: { quotes: readonly QuoteRequest[] }) {
  const { serviceTypes } = usePageBusiness();
  const [toText, serviceOf] = useMemo(() => readersFor(serviceTypes), [serviceTypes]);
  return (
    <SearchableList
      items={quotes}
      label="Search quote requests"
      hint="Name, town, phone or any word"
      toText={toText}
      groupOf={serviceOf}
    >
      {renderList}
    </SearchableList>
  );
}

const renderList = (quotes: readonly QuoteRequest[]) => (
  <LongList items={quotes} renderItem={renderQuote} anchorOf={requestAnchor} />
);

/** What is searched: everything on the card but where the customer came from, which is folded on phones; and its group. */
function readersFor(serviceTypes: readonly Option[]) {
  return [
    (quote: QuoteRequest) => toSearchText(searchTextsOf(quote, serviceTypes), quote.phone),
    (quote: QuoteRequest) => readAnswer(quote, "serviceType", serviceTypes),
  ] as const;
}

const renderQuote = (quote: QuoteRequest) => <QuoteCard quote={quote} />;
