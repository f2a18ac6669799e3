import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { formatDate } from "./formatDate";
import { formatPhoneNumber } from "./formatPhoneNumber";
import { quoteLabels } from "./quoteLabels";
import { trackingRows } from "./trackingRows";

/** A request as plain text, to paste into a message or a job sheet. */
export function summarizeQuote(quote: QuoteRequest): string {
  const { serviceType, timing, budget } = quoteLabels(quote);
  const facts: [label: string, value: string | null][] = [
    ["Name", quote.fullName],
    ["Phone", formatPhoneNumber(quote.phone)],
    ["Email", quote.email],
    ["Address", quote.address],
    ["Service", serviceType],
    ["Timing", timing],
    ["Budget", budget],
  ];
  return [
    `Quote Request ${quote.id} (${formatDate(quote.createdAt)})`,
    ...facts.filter(([, value]) => value).map(toLine),
    "",
    "Project Details:",
    quote.projectDetails,
    ...trackingSummary(quote),
  ].join("\n");
}

function trackingSummary(quote: QuoteRequest): string[] {
  const rows = trackingRows(quote);
  return rows.length === 0 ? [] : ["", "Tracking Information:", ...rows.map(toLine)];
}

function toLine([label, value]: readonly [string, string | null]): string {
  return `${label}: ${value ?? ""}`;
}
