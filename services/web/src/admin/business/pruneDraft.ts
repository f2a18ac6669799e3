import { getIn } from "final-form";

/** Paths that stay even when empty: required ones, and an open day. Everything else that is empty is left out. */
const ALWAYS_THERE =
  /^(address|links|hours(\.\w+)?|specialDays\.\d+\.open|map|words|pictures|legal)$/;

/** A draft as it is stored: texts are trimmed; empty texts, items and objects are left out. */
export function pruneDraft(draft: object): Record<string, unknown> {
  return pruneFields(draft, "");
}

/** Translates a path in the pruned draft to the draft's own: an empty item that was left out shifts those after it. */
export function toDraftPath(draft: object, path: string): string {
  const [, list = "", place = "", rest = ""] = /^(.+?)\.(\d+)(.*)$/.exec(path) ?? []; // no list is inside another
  if (list === "") return path;
  const items: unknown = getIn(draft, list);
  const kept = Object.entries(items ?? {}).filter(([index, item]) =>
    isThere(prune(item, `${list}.${index}`)),
  );
  return `${list}.${kept[Number(place)]?.[0] ?? place}${rest}`;
}

function prune(value: unknown, path: string): unknown {
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  if (Array.isArray(value))
    return value.map((item, index) => prune(item, `${path}.${index}`)).filter(isThere);
  if (typeof value !== "object" || value === null) return value;
  const fields = pruneFields(value, `${path}.`);
  return Object.keys(fields).length > 0 || ALWAYS_THERE.test(path) ? fields : undefined;
}

function pruneFields(fields: object, before: string): Record<string, unknown> {
  const pruned = Object.entries(fields).map(
    ([name, value]) => [name, prune(value, `${before}${name}`)] as const,
  );
  return Object.fromEntries(pruned.filter(([, value]) => isThere(value)));
}

const isThere = (value: unknown) => value !== undefined;
