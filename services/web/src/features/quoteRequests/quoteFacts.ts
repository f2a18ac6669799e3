import {
  budgetOptions,
  optionLabel,
  serviceTypeOptions,
  timingOptions,
} from "@ridgeline/contract/options";
import { formatPhone } from "@ridgeline/contract/phone";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { formatDate } from "./formatDate";

/** A request as plain text, to paste into a message or a job sheet. */
export function summarizeQuote(quote: QuoteRequest): string {
  const { serviceType, timing, budget } = quoteLabels(quote);
  const facts: [label: string, value: string | null][] = [
    ["Name", quote.fullName],
    ["Phone", formatPhone(quote.phone)],
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

/** Names a request's controls to screen readers: two customers may have the same name. */
export const namesOf = ({ fullName, id }: QuoteRequest) => `${fullName}, ID ${id}`;

/** The labels of the chosen options; "" if none was chosen. */
export function quoteLabels({ serviceType, timing, budget }: QuoteRequest) {
  return {
    serviceType: optionLabel(serviceTypeOptions, serviceType),
    timing: optionLabel(timingOptions, timing ?? ""),
    budget: optionLabel(budgetOptions, budget ?? ""),
  };
}

/** Where the customer came from: label and value of everything known. */
export function trackingRows({ utmSource, utmMedium, utmCampaign, referrer }: QuoteRequest) {
  const rows: [label: string, value: string | null][] = [
    ["UTM Source", utmSource],
    ["UTM Medium", utmMedium],
    ["UTM Campaign", utmCampaign],
    ["Referrer", referrer],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
