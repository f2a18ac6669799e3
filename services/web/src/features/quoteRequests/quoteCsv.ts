import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { formatDateTime } from "./formatDate";
import { quoteLabels } from "./quoteLabels";
import { toCsv } from "./toCsv";

const COLUMNS: readonly (readonly [
  title: string,
  read: (quote: QuoteRequest) => string | number | null,
])[] = [
  ["ID", ({ id }) => id],
  ["Created", ({ createdAt }) => formatDateTime(createdAt)],
  ["Full Name", ({ fullName }) => fullName],
  ["Phone", ({ phone }) => phone],
  ["Email", ({ email }) => email],
  ["Address", ({ address }) => address],
  ["Service Type", (quote) => quoteLabels(quote).serviceType],
  ["Timing", (quote) => quoteLabels(quote).timing],
  ["Budget", (quote) => quoteLabels(quote).budget],
  ["Project Details", ({ projectDetails }) => projectDetails],
  ["UTM Source", ({ utmSource }) => utmSource],
  ["UTM Medium", ({ utmMedium }) => utmMedium],
  ["UTM Campaign", ({ utmCampaign }) => utmCampaign],
  ["Referrer", ({ referrer }) => referrer],
];

/** All requests as a spreadsheet, in the order of the list. */
export function quoteCsv(quotes: readonly QuoteRequest[]): string {
  return toCsv([
    COLUMNS.map(([title]) => title),
    ...quotes.map((quote) => COLUMNS.map(([, read]) => String(read(quote) ?? ""))),
  ]);
}
