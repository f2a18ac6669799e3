import type { Business } from "@ridgeline/contract/business";
import { checkBusiness } from "@ridgeline/contract/checks/checkBusiness";
import type { Check } from "@ridgeline/contract/createCheck";
import { MAX_INT4 } from "@ridgeline/contract/jsonSchema";
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import { contentKinds, type ContentKind } from "./contentTables";
import type { ContentFile } from "./contentStore";

class ContentFileError extends Error {}

/** What a content file holds; the business may be missing, as in files of earlier versions. */
export type ParsedFile = { content: ContentFile; business?: Business };

/**
 * A content file (`{"business": {...}, "services": [...]}`, with or without the business and any of the kinds) checked by
 * the contract. Throws ContentFileError with one "line N: kind, field: sentence" for each problem in it.
 */
export function parseContentFile(text: string): ParsedFile {
  const problems: string[] = [];
  const report = (offset: number, message: string) =>
    problems.push(`line ${lineOf(text, offset)}: ${message}`);

  const parsed = readParts(parseJson(text, report), report);
  if (problems.length > 0) throw new ContentFileError(problems.join("\n"));
  return parsed;
}

type Report = (offset: number, message: string) => void;

function parseJson(text: string, report: Report): Node | undefined {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  for (const { offset, error } of errors) report(offset, printParseErrorCode(error));
  if (errors.length > 0) return undefined;
  if (root?.type === "object") return root;
  report(
    0,
    `the file must hold an object with business, ${contentKinds.map(({ table }) => table).join(", ")}`,
  );
  return undefined;
}

function readParts(root: Node | undefined, report: Report): ParsedFile {
  const content: ContentFile = {};
  let business: Business | undefined;
  for (const property of root?.children ?? []) {
    const [key, list] = property.children ?? [];
    const kind = contentKinds.find(({ table }) => table === key?.value);
    if (key?.value === BUSINESS) business = list && readBusiness(list, report);
    else if (!kind) report(property.offset, `'${String(key?.value)}' is not a kind of content`);
    else if (list?.type !== "array") report(property.offset, `${kind.table} must be a list`);
    else content[kind.table] = (list.children ?? []).map((node) => readItem(kind, node, report));
  }
  return { content, ...(business && { business }) };
}

const BUSINESS = "business";

function readBusiness(node: Node, report: Report): Business {
  const business = getNodeValue(node) as unknown; // jsonc-parser types it as any
  reportProblems({ name: BUSINESS, check: checkBusiness, value: business, node }, report);
  return business as Business; // unless a problem is reported, and nothing is returned
}

function readItem({ table, check }: ContentKind, node: Node, report: Report): object {
  const value = getNodeValue(node) as unknown; // jsonc-parser types it as any
  const { id, ...input } = (node.type === "object" ? value : {}) as { id?: unknown }; // any object may have an id
  if (id !== undefined && !isId(id)) report(offsetOf(node, "id"), `${table}, id: Invalid id`);
  const checked = node.type === "object" ? input : value;
  reportProblems({ name: table, check, value: checked, node }, report);
  return id === undefined ? input : { id, ...input };
}

type Part = { name: string; check: Check<object>; value: unknown; node: Node };

function reportProblems({ name, check, value, node }: Part, report: Report): void {
  const checked = check(value);
  if (checked.ok) return;
  for (const { field, message } of checked.problems) {
    report(offsetOf(node, field), `${[name, field].filter(Boolean).join(", ")}: ${message}`);
  }
}

function isId(id: unknown): boolean {
  return Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_INT4;
}

/** The position of the field (a dotted path), or of what lacks it. */
function offsetOf(item: Node, field: string): number {
  let place = item;
  for (const key of field.split(".")) {
    const child = findNodeAtLocation(place, [place.type === "array" ? Number(key) : key]);
    if (!child) break;
    place = child;
  }
  // A field begins with its name.
  return place.parent?.type === "property" && place !== item ? place.parent.offset : place.offset;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
