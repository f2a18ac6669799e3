import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { formatDateTime } from "./formatDate";
import { quoteLabels } from "./quoteFacts";

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

const BYTE_ORDER_MARK = "\uFEFF";
const STARTS_A_FORMULA = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** The semicolon, since it separates the cells where a comma is part of numbers. */
const NEEDS_QUOTES = /[",;\r\n]/;

/** RFC 4180, with the byte order mark that Excel needs for UTF-8, and no cell that a spreadsheet would run as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  const harmless = STARTS_A_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
