import { readAnswer } from "@ridgeline/contract/quoteAnswers";
import { requestAnchor } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { LongList } from "../../../admin/list/LongList";
import { SearchableList } from "../../../admin/list/SearchableList";
import { toSearchText } from "../../../admin/list/searchText";
import { QuoteCard } from "./QuoteCard";
import { searchTextsOf } from "../quoteFacts";

export function QuoteList({ quotes }: { quotes: readonly QuoteRequest[] }) {
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

/** Everything on the card but where the customer came from, which is folded on phones. */
function toText(quote: QuoteRequest) {
  return toSearchText(searchTextsOf(quote), quote.phone);
}

const serviceOf = (quote: QuoteRequest) => readAnswer(quote, "serviceType");

const renderQuote = (quote: QuoteRequest) => <QuoteCard quote={quote} />;
