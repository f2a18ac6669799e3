import { requestAnchor } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { NearScreenList } from "../../admin/NearScreenList";
import { QuoteCard } from "./QuoteCard";

export function QuoteList({ quotes }: { quotes: readonly QuoteRequest[] }) {
  return (
    <List
      items={quotes}
      summarize={toSearchText}
      renderItem={renderQuote}
      anchorOf={requestAnchor}
    />
  );
}

/** The text that find-in-page can find. */
function toSearchText({ id, fullName, phone, email, address, projectDetails }: QuoteRequest) {
  return [`ID: ${id}`, fullName, phone, email, address, projectDetails].filter(Boolean).join(" ");
}

const renderQuote = (quote: QuoteRequest) => <QuoteCard quote={quote} />;

const List = styled(NearScreenList<QuoteRequest>)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
