import { optionLabel, serviceTypeOptions } from "@ridgeline/contract/options";
import { requestAnchor } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { NearScreenList } from "../../../admin/list/NearScreenList";
import { SearchableList } from "../../../admin/list/SearchableList";
import { toSearchText } from "../../../admin/list/searchText";
import { QuoteCard } from "./QuoteCard";
import { quoteLabels } from "../quoteFacts";

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
  const { id, fullName, phone, email, address, projectDetails } = quote;
  const labels = Object.values(quoteLabels(quote));
  return toSearchText([fullName, email, address, projectDetails, ...labels, `ID: ${id}`], phone);
}

const serviceOf = ({ serviceType }: QuoteRequest) => optionLabel(serviceTypeOptions, serviceType);

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
