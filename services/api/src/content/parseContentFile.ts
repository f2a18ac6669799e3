import type { Business } from "@ridgeline/contract/business";
import { checkBusiness } from "@ridgeline/contract/checks/checkBusiness";
import type { Checked } from "@ridgeline/contract/createCheck";
import type { ContentFile } from "./contentStore";
import { unstorableProblem } from "../http/findUnstorable";
import { contentKinds, type ContentKind } from "./contentTables";

/** What a content file holds; the business may be missing. */
export type ParsedFile = { content: ContentFile; business?: Business };

/**
 * A content file (`{"business": {...}, "services": [...]}`, with or without the business and any of the kinds) checked by
 * the contract. Throws one "services 3, title: sentence" for each problem in it; items are counted from 1.
 */
export function parseContentFile(text: string): ParsedFile {
  const { business, ...lists } = parseObject(text);
  const unstorable = unstorableProblem({ business, ...lists });
  if (unstorable !== undefined) throw new Error(unstorable);
  const problems = [
    ...(business === undefined ? [] : problemsOf("business", checkBusiness(business))),
    ...Object.entries(lists).flatMap(([name, list]) => problemsOfList(name, list)),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return {
    content: lists as ContentFile, // there is no problem with any of them
    ...(business !== undefined && { business: business as Business }), // the same
  };
}

function parseObject(text: string): Record<string, unknown> {
  const file = parseJson(text);
  if (typeof file === "object" && file !== null && !Array.isArray(file)) return { ...file };
  const names = contentKinds.map(({ table }) => table).join(", ");
  throw new Error(`The file must hold an object with business, ${names}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file is not JSON: ${(error as Error).message}`); // a SyntaxError says where
  }
}

function problemsOfList(name: string, list: unknown): string[] {
  const kind = contentKinds.find(({ table }) => table === name);
  if (!kind) return [`'${name}' is not a kind of content`];
  if (!Array.isArray(list)) return [`${name} must be a list`];
  return list.flatMap((item, index) => problemsOfItem(`${name} ${index + 1}`, item, kind));
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
  const fields = Object.entries(input).filter(([name]) => !originColumns.includes(name));
  return [...ofId, ...ofMark, ...problemsOf(place, check(Object.fromEntries(fields)))];
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
