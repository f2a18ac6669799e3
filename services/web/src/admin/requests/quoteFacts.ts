import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import {
  type Option,
  quoteFieldList,
  readAnswer,
  readAnswers,
  trackingFields,
} from "@ridgeline/contract/quoteFields";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { inFormat } from "../kit/times";

/** A request as plain text, to paste into a message or a job sheet. */
export function summarizeQuote(quote: QuoteRequest, serviceTypes: readonly Option[]): string {
  const facts = readAnswers(quote, serviceTypes, "contact", "job").map(({ name, label, value }) =>
    toLine([label, name === "phone" ? formatPhone(value) : value]),
  );
  const words = readAnswers(quote, serviceTypes, "details").flatMap(({ label, value }) => [
    "",
    `${label}:`,
    value,
  ]);
  return [
    `Quote Request ${quote.id} (${formatDate(quote.createdAt)})`,
    ...facts,
    ...words,
    ...trackingSummary(quote),
  ].join("\n");
}

function trackingSummary(quote: QuoteRequest): string[] {
  const rows = trackingRows(quote);
  return rows.length === 0 ? [] : ["", "Tracking Information:", ...rows.map(toLine)];
}

function toLine([label, value]: readonly [string, string]): string {
  return `${label}: ${value}`;
}

/** Names a request's controls to screen readers: two customers may have the same name. */
export const namesOf = ({ fullName, id }: QuoteRequest) => `${fullName}, ID ${id}`;

export function trackingRows(quote: QuoteRequest): [label: string, value: string][] {
  return trackingFields.flatMap(({ column, ownerLabel }) => {
    const value = quote[column];
    return value ? [[ownerLabel, value] satisfies [string, string]] : [];
  });
}

/** What the owner's search looks at: every answer, the phone number as it is dialed, and the number of the request. */
export function searchTextsOf(quote: QuoteRequest, serviceTypes: readonly Option[]): string[] {
  const answers = readAnswers(quote, serviceTypes).map(({ name, value }) =>
    name === "phone" ? toDialable(value) : value,
  );
  return [...answers, `ID: ${quote.id}`];
}

/** "Nov 19, 2026", on the owner's calendar (requirement 7.14). */
export const formatDate = inFormat("MMM D, YYYY");

/** "Nov 19, 2026, 2:05 PM". */
export const formatExactTime = inFormat("MMM D, YYYY, h:mm A");

/** "2:05 PM". */
export const formatClock = inFormat("h:mm A");

/** "2026-11-19 14:05": sorts as text, and spreadsheets recognize it as a date. */
export const formatDateTime = inFormat("YYYY-MM-DD HH:mm");

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
