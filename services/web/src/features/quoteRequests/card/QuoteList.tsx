import { readAnswer } from "@ridgeline/contract/quoteAnswers";
import { requestAnchor } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { NearScreenList } from "../../../admin/list/NearScreenList";
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

const renderList = (quotes: readonly QuoteRequest[], isBrief: boolean) => (
  <List
    items={quotes}
    summarize={summarize}
    renderItem={renderQuote}
    isBrief={isBrief}
    // The whole list, hidden meanwhile, has the anchors already.
    {...(!isBrief && { anchorOf: requestAnchor })}
  />
);

/** Everything on the card but where the customer came from, which is folded on phones. */
function toText(quote: QuoteRequest) {
  return toSearchText(searchTextsOf(quote), quote.phone);
}

const serviceOf = (quote: QuoteRequest) => readAnswer(quote, "serviceType");

/** The text that find-in-page can find. */
function summarize({ id, fullName, phone, email, address, projectDetails }: QuoteRequest) {
  return [`ID: ${id}`, fullName, phone, email, address, projectDetails].filter(Boolean).join(" ");
}

const renderQuote = (quote: QuoteRequest) => <QuoteCard quote={quote} />;

const List = styled(NearScreenList<QuoteRequest>)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
