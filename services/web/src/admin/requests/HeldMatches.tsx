import { heldAnchor } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { Link } from "react-router-dom";
import { useSearchResults } from "../kit/searchText";
import { TextLink } from "../../ui/links";

type HeldMatchesProps = {
  held: readonly QuoteRequest[];
  toText: (request: QuoteRequest) => string;
  typed: string;
};

/** "1 match in Held as spam →", a link to the first of them; renders nothing without any. */
export function HeldMatches({ held, toText, typed }: HeldMatchesProps) {
  const { found } = useSearchResults({ items: held, toText }, typed, "");
  const [first] = found;
  if (!first) return null;
  return (
    <TextLink
      as={Link}
      to={{
        search: `?${new URLSearchParams({ q: typed }).toString()}`,
        hash: heldAnchor(first.id),
      }}
    >
      {found.length} {found.length === 1 ? "match" : "matches"} in Held as spam{" "}
      <span aria-hidden>→</span>
    </TextLink>
  );
}
