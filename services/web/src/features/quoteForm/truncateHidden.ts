import { MAX_HIDDEN } from "@ridgeline/contract/quoteRequest";

/** Truncates what the visitor does not see to the contract's limit, without half a character at the end. */
export function truncateHidden(text: string): string {
  return text.slice(0, MAX_HIDDEN).replace(/[\uD800-\uDBFF]$/, "");
}
