import { MAX_INT4 } from "@ridgeline/contract/jsonSchema";
import {
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import { contentKinds, type ContentKind } from "./contentTables";
import type { ContentFile } from "./contentStore";

class ContentFileError extends Error {}

/**
 * A content file (`{"services": [...], "testimonials": [...]}`, any of the kinds) checked by the contract.
 * Throws ContentFileError with one "line N: kind, field: sentence" for each problem in it.
 */
export function parseContentFile(text: string): ContentFile {
  const problems: string[] = [];
  const report = (offset: number, message: string) =>
    problems.push(`line ${lineOf(text, offset)}: ${message}`);

  const content = readKinds(parseJson(text, report), report);
  if (problems.length > 0) throw new ContentFileError(problems.join("\n"));
  return content;
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
    `the file must hold an object with ${contentKinds.map(({ table }) => table).join(", ")}`,
  );
  return undefined;
}

function readKinds(root: Node | undefined, report: Report): ContentFile {
  const content: ContentFile = {};
  for (const property of root?.children ?? []) {
    const [key, list] = property.children ?? [];
    const kind = contentKinds.find(({ table }) => table === key?.value);
    if (!kind) report(property.offset, `'${String(key?.value)}' is not a kind of content`);
    else if (list?.type !== "array") report(property.offset, `${kind.table} must be a list`);
    else content[kind.table] = (list.children ?? []).map((node) => readItem(kind, node, report));
  }
  return content;
}

function readItem({ table, check }: ContentKind, node: Node, report: Report): object {
  const value = getNodeValue(node) as unknown; // jsonc-parser types it as any
  const { id, ...input } = (node.type === "object" ? value : {}) as { id?: unknown }; // any object may have an id
  if (id !== undefined && !isId(id)) report(offsetOf(node, "id"), `${table}, id: Invalid id`);
  const checked = check(node.type === "object" ? input : value);
  if (!checked.ok) {
    for (const { field, message } of checked.problems) {
      report(offsetOf(node, field), `${[table, field].filter(Boolean).join(", ")}: ${message}`);
    }
  }
  return id === undefined ? input : { id, ...input };
}

function isId(id: unknown): boolean {
  return Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_INT4;
}

/** The position of the field, or of the item that lacks it. */
function offsetOf(item: Node, field: string): number {
  return (
    item.children?.find(({ children }) => children?.[0]?.value === field)?.offset ?? item.offset
  );
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
