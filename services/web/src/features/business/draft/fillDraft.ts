/**
 * What a form shows of something stored: the shape of `blank`, where everything is text, with what is stored in its place. A
 * missing text is "", as an empty field has it, so that a field that is filled and emptied again counts as unchanged.
 */
export function fillDraft<Blank>(blank: Blank, stored: unknown): Blank {
  return fill(blank, stored) as Blank; // the same shape
}

function fill(blank: unknown, stored: unknown): unknown {
  if (Array.isArray(blank)) {
    const items: unknown[] = Array.isArray(stored) ? stored : [];
    return blank.map((item, index) => fill(item, items[index]));
  }
  if (typeof blank === "object" && blank !== null) {
    const fields = new Map(Object.entries(typeof stored === "object" ? (stored ?? {}) : {}));
    return Object.fromEntries(
      Object.entries(blank).map(([name, value]) => [name, fill(value, fields.get(name))]),
    );
  }
  return typeof stored === "string" || typeof stored === "number" ? String(stored) : blank;
}
