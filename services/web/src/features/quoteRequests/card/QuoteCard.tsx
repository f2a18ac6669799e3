import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { useMatches } from "../../../browser/useMatches";
import { screenWidth } from "../../../theme";
import { CompactCard } from "./CompactCard";
import { WideCard } from "./WideCard";

/** A job ticket: a compact one on phones. */
export function QuoteCard({ quote }: { quote: QuoteRequest }) {
  const isOnPhone = useMatches(screenWidth.upToPhone);
  return isOnPhone ? <CompactCard quote={quote} /> : <WideCard quote={quote} />;
}
