import type { Business } from "@ridgeline/contract/business";
import { checkBusiness } from "@ridgeline/contract/checks";
import type { Checked } from "@ridgeline/contract/createCheck";
import type { ContentFile } from "./contentStore";
import { storedKinds, type ContentKind } from "./contentTables";

/** What a content file holds; the business may be missing. */
export type ParsedFile = { content: ContentFile; business?: Business };

/**
 * A content file (`{"business": {...}, "services": [...]}`, with or without the business and any of the kinds) checked by
 * the contract. Throws one "services 3, title: sentence" for each problem in it; items are counted from 1.
 */
export function parseContentFile(file: string | Buffer): ParsedFile {
  return checkContent(parseJson(file));
}

/** The same of what it holds. */
export function checkContent(value: unknown): ParsedFile {
  const { business, ...lists } = asObject(value);
  const problems = [
    ...(business === undefined ? [] : problemsOfBusiness(business)),
    ...Object.entries(lists).flatMap(([name, list]) => problemsOfList(name, list)),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return {
    content: lists as ContentFile, // there is no problem with any of them
    ...(business !== undefined && { business: business as Business }), // the same
  };
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  const names = storedKinds.map(({ table }) => table).join(", ");
  throw new Error(`The file must hold an object with business, ${names}.`);
}

/** A byte order mark is dropped. */
function parseJson(file: string | Buffer): unknown {
  try {
    const text =
      typeof file === "string" ? file : new TextDecoder("utf-8", { fatal: true }).decode(file);
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file cannot be read as JSON in UTF-8: ${(error as Error).message}`); // JSON.parse says where
  }
}

function problemsOfBusiness(business: unknown): string[] {
  const checked = checkBusiness(business);
  const problems = [...problemsOfText("business", business), ...problemsOf("business", checked)];
  if (!checked.ok) return problems;
  const { serviceTypes, specialDays } = checked.value;
  const values = serviceTypes.map(({ value }) => value);
  const dates = specialDays.map(({ date }) => date);
  return [
    ...problems,
    ...findRepeated(values, (at) => `business, serviceTypes.${at}.value`),
    ...findRepeated(dates, (at) => `business, specialDays.${at}.date`),
  ];
}

/** A sentence for each text or number that occurred before. */
function findRepeated(values: readonly unknown[], nameOf: (at: number) => string): string[] {
  return values.flatMap((value, at) => {
    const first = values.indexOf(value);
    if ((typeof value !== "string" && typeof value !== "number") || first === at) return [];
    return [`${nameOf(at)}: '${value}' is already used by ${nameOf(first)}`];
  });
}

function problemsOfList(name: string, list: unknown): string[] {
  const kind = storedKinds.find(({ table }) => table === name);
  if (!kind) return [`'${name}' is not a kind of content`];
  if (!Array.isArray(list)) return [`${name} must be a list`];
  const items: unknown[] = list; // Array.isArray says any
  const repeated = ["id", ...(kind.uniqueField === undefined ? [] : [kind.uniqueField])].flatMap(
    (field) => {
      const values = items.map((item) => new Map(Object.entries(item ?? {})).get(field) as unknown);
      return findRepeated(values, (at) => `${name} ${at + 1}, ${field}`);
    },
  );
  const problems = items.flatMap((item, index) => {
    const place = `${name} ${index + 1}`;
    return [...problemsOfText(place, item), ...problemsOfItem(place, item, kind)];
  });
  return [...problems, ...repeated];
}

/** Of every text in a value, however deep: Postgres can store neither NUL nor half a surrogate pair. */
function problemsOfText(place: string, value: unknown, field = ""): string[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      problemsOfText(place, inner, field === "" ? name : `${field}.${name}`),
    );
  }
  if (typeof value !== "string") return [];
  const where = [place, field].filter(Boolean).join(", ");
  if (!/[\0\p{Surrogate}]/u.test(value)) return [];
  return [`${where}: Contains a character that cannot be stored`];
}

function problemsOfItem(
  place: string,
  item: unknown,
  { check, originColumns }: ContentKind,
): string[] {
  if (typeof item !== "object" || item === null) return problemsOf(place, check(item));
  const { id, isSample, ...input } = item as { id?: unknown; isSample?: unknown }; // any object may have them
  const ofId = id === undefined || isId(id) ? [] : [`${place}, id: Invalid id`];
  const ofMark = ["undefined", "boolean"].includes(typeof isSample)
    ? []
    : [`${place}, isSample: Expected boolean, received ${typeof isSample}`];
  const isOrigin = (name: string) => originColumns.includes(name);
  const fields = Object.entries<unknown>(input).filter(([name]) => !isOrigin(name));
  const origin = Object.entries<unknown>(input).filter(([name]) => isOrigin(name));
  return [
    ...ofId,
    ...ofMark,
    ...problemsOf(place, check(Object.fromEntries(fields))),
    ...problemsOfOrigin(place, Object.fromEntries(origin)),
  ];
}

/** What an invited review was sent with: all of it, or nothing. */
function problemsOfOrigin(place: string, origin: Record<string, unknown>): string[] {
  const { sentDigest = null, consentText = null, consentedAt = null } = origin;
  if (sentDigest === null && consentText === null && consentedAt === null) return [];
  const isText = typeof consentText === "string" && /^[^]{1,2000}$/.test(consentText);
  return [
    ...(isDigest(sentDigest) ? [] : [`${place}, sentDigest: Expected 64 hexadecimal digits`]),
    ...(isText ? [] : [`${place}, consentText: Expected a text`]),
    ...(isTime(consentedAt)
      ? []
      : [`${place}, consentedAt: Expected a time such as 2026-05-31T14:00:00.000Z`]),
  ];
}

function isDigest(value: unknown): boolean {
  return typeof value === "string" && /^[\da-f]{64}$/.test(value);
}

/** As an export writes it; February 30 would be another day. */
function isTime(value: unknown): boolean {
  if (typeof value !== "string" || !/^[1-9]\d{3}-.*Z$/.test(value)) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
}

/** New items are numbered above the largest id, and Postgres' `integer` ends at 2,147,483,647. */
const MAX_ID = 1_000_000_000;

function isId(id: unknown): boolean {
  return Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_ID;
}

function problemsOf(place: string, checked: Checked<object>): string[] {
  if (checked.ok) return [];
  return checked.problems.map(
    ({ field, message }) => `${[place, field].filter(Boolean).join(", ")}: ${message}`,
  );
}
