import {
  type Option,
  quoteFieldList,
  readAnswer,
  trackingFields,
} from "@ridgeline/contract/quoteFields";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { formatDateTime } from "./quoteFacts";

type Read = (quote: QuoteRequest, serviceTypes: readonly Option[]) => string | number | null;
type Column = readonly [title: string, read: Read];

const COLUMNS: readonly Column[] = [
  ["ID", ({ id }) => id],
  ["Created", ({ createdAt }) => formatDateTime(createdAt)],
  ...quoteFieldList.map(({ name, label, ownerLabel = label }): Column => [
    ownerLabel,
    (quote, serviceTypes) => readAnswer(quote, name, serviceTypes),
  ]),
  ...trackingFields.map(({ ownerLabel, column }): Column => [ownerLabel, (quote) => quote[column]]),
];

export function quoteCsv(quotes: readonly QuoteRequest[], serviceTypes: readonly Option[]): string {
  return toCsv([
    COLUMNS.map(([title]) => title),
    ...quotes.map((quote) => COLUMNS.map(([, read]) => String(read(quote, serviceTypes) ?? ""))),
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
