import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { NearScreenList } from "../../crud/NearScreenList";
import { QuoteCard } from "./QuoteCard";
import { summarizeQuote } from "./summarizeQuote";

export function QuoteList({ quotes }: { quotes: readonly QuoteRequest[] }) {
  return <List items={quotes} summarize={summarizeQuote} renderItem={renderQuote} />;
}

const renderQuote = (quote: QuoteRequest) => <QuoteCard quote={quote} />;

const List = styled(NearScreenList<QuoteRequest>)`
  display: grid;
  gap: 20px;
`;
