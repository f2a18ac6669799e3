import { businessSchema } from "@ridgeline/contract/business";
import { type BusinessSection, businessSections } from "@ridgeline/contract/businessSections";
import { toLink, toNumber } from "./readTyped";

/** What the contract says about a value, as far as a form needs to know it. */
type Schema = Readonly<{
  type: string;
  format?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  maxItems?: number;
}>;

/**
 * A section as a form shows it, all as text: "" for what is missing, so that a field that is filled and emptied again counts as
 * unchanged; and in each list a place for every item that it may have.
 */
export function toTexts(section: BusinessSection, business: object): Record<string, unknown> {
  return mapFields(fieldsOf(section), business, toText);
}

function toText(schema: Schema, stored: unknown): unknown {
  const { properties, items, maxItems } = schema;
  if (properties) return mapFields(properties, stored, toText);
  if (items) {
    const found: unknown[] = Array.isArray(stored) ? stored : [];
    return Array.from({ length: maxItems ?? 0 }, (_, index) => toText(items, found[index]));
  }
  return typeof stored === "string" || typeof stored === "number" ? String(stored) : "";
}

/** The texts with the contract's types. */
export function readTexts(section: BusinessSection, typed: object): Record<string, unknown> {
  return mapFields(fieldsOf(section), typed, readText);
}

function readText(schema: Schema, typed: unknown): unknown {
  const { type, format, properties, items } = schema;
  if (properties) return mapFields(properties, typed, readText);
  if (items) return Array.isArray(typed) ? typed.map((item) => readText(items, item)) : [];
  if (typeof typed !== "string") return undefined;
  if (type !== "string") return toNumber(typed);
  return format === "web-url" ? toLink(typed) : typed;
}

function fieldsOf(section: BusinessSection): Record<string, Schema> {
  return Object.fromEntries(
    businessSections[section].map((name) => [name, businessSchema.properties[name]]),
  );
}

function mapFields(
  fields: Readonly<Record<string, Schema>>,
  values: unknown,
  map: (schema: Schema, value: unknown) => unknown,
): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(values ?? {}));
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, map(schema, given.get(name))]),
  );
}
