/** These are required even with nothing in them, or have been asked for (an open day). Everything else that is empty is left out. */
const ALWAYS_THERE =
  /^(address|links|hours(\.\w+)?|specialDays\.\d+\.open|map|words|pictures|legal)$/;

type Pruned = {
  fields: Record<string, unknown>;
  /** The place in the form of something in `fields`: an empty item that was removed shifts those after it. */
  toDraftPath: (path: string) => string;
};

/** A draft as it is stored: without blanks around texts, empty texts, and items and objects with nothing in them. */
export function pruneDraft(draft: object): Pruned {
  const origins = new Map<string, string>();
  const fields = pruneObject(draft, "", "", origins);
  return { fields, toDraftPath: (path) => findOrigin(path, origins) };
}

type Origins = Map<string, string>;

function prune(value: unknown, path: string, from: string, origins: Origins): unknown {
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  if (Array.isArray(value)) return pruneList(value, path, from, origins);
  if (typeof value !== "object" || value === null) return value;
  const fields = pruneObject(value, path, from, origins);
  return Object.keys(fields).length > 0 || ALWAYS_THERE.test(path) ? fields : undefined;
}

function pruneList(items: unknown[], path: string, from: string, origins: Origins): unknown[] {
  const kept: unknown[] = [];
  for (const [index, item] of items.entries()) {
    const place = `${path}.${kept.length}`;
    const pruned = prune(item, place, `${from}.${index}`, origins);
    if (pruned === undefined) continue;
    origins.set(place, `${from}.${index}`);
    kept.push(pruned);
  }
  return kept;
}

function pruneObject(value: object, path: string, from: string, origins: Origins) {
  const entries = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const inner = prune(field, join(path, name), join(from, name), origins);
    return [name, inner] as const;
  });
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
}

function findOrigin(path: string, origins: Origins): string {
  const parts = path.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const origin = origins.get(parts.slice(0, length).join("."));
    if (origin !== undefined) return [origin, ...parts.slice(length)].join(".");
  }
  return path;
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
