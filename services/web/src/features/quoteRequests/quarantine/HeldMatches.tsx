import { heldAnchor } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { createMatcher } from "../../../admin/list/searchText";
import { TextLink } from "../../../ui/controls/TextLink";

type HeldMatchesProps = {
  held: readonly QuoteRequest[];
  toText: (request: QuoteRequest) => string;
  typed: string;
};

/** "1 match in Held as spam →", the way to the first of them; nothing without any. */
export function HeldMatches({ held, toText, typed }: HeldMatchesProps) {
  const texts = useMemo(() => held.map(toText), [held, toText]);
  const matching = useMemo(() => {
    const matches = createMatcher(typed);
    return held.filter((_, index) => matches(texts[index] ?? ""));
  }, [held, texts, typed]);
  const [first] = matching;
  if (!first) return null;
  return (
    <TextLink
      as={Link}
      to={{
        search: `?${new URLSearchParams({ q: typed }).toString()}`,
        hash: heldAnchor(first.id),
      }}
    >
      {matching.length} {matching.length === 1 ? "match" : "matches"} in Held as spam{" "}
      <span aria-hidden>→</span>
    </TextLink>
  );
}
