import { type Business, businessSchema, type StoredBusiness } from "@ridgeline/contract/business";
import { type BusinessSection, businessSections } from "@ridgeline/contract/businessSections";
import { checkStoredBusiness } from "@ridgeline/contract/checks/checkStoredBusiness";
import { getIn, setIn } from "final-form";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { problemsIn } from "../../api/callApi";

/** One part of the business that is edited and saved by itself. The fields of its form have the contract's paths as names. */
export type SectionKind = Readonly<{
  id: BusinessSection;
  title: string;
  /** What is in it, shown with its title. */
  about: string;
  Icon: LucideIcon;
  /** Where visitors see it. */
  shownAt: readonly { href: string; label: string }[];
  /** Instead of the contract's messages, by path. */
  messages?: Readonly<Record<string, string>>;
  fields: ReactNode;
  /** The fields that the form does not hold as plain text. (Methods, so that each section can have its own draft type.) */
  draftOf?(business: Business): Draft;
  /** The same fields with the contract's types. */
  toFields?(draft: Draft, business: Business): object;
}>;

/** What the form of a section holds. */
export type Draft = Record<string, unknown>;

export function draftOf(kind: SectionKind, business: Business): Draft {
  return { ...toTexts(kind.id, business), ...kind.draftOf?.(business) };
}

/** The business with what is typed in place of the section; what is empty in it is left out. */
export function mergeDraft(kind: SectionKind, draft: Draft, business: StoredBusiness) {
  const fields = { ...readTexts(kind.id, draft), ...kind.toFields?.(draft, business) };
  const others = Object.entries(business).filter(([name]) => !isOf(kind.id, name));
  const merged = { ...Object.fromEntries(others), ...pruneFields(fields, "") };
  return {
    merged: merged as StoredBusiness, // checked before it is sent
    toDraftPath: (path: string) => toDraftPath(fields, path),
  };
}

export type FieldErrors = Record<string, unknown>;

/** The contract's problems with what is typed, as React Final Form takes them: nested like the form's values. */
export function findErrors(kind: SectionKind, draft: Draft, business: StoredBusiness): FieldErrors {
  const { merged, toDraftPath } = mergeDraft(kind, draft, business);
  const checked = checkStoredBusiness(merged);
  return checked.ok ? {} : toErrors(kind, checked.problems, toDraftPath);
}

/** Assigns each problem in the server's refusal to its field; ignores those of other sections. */
export function toServerErrors(
  kind: SectionKind,
  body: string,
  toDraftPath: (path: string) => string,
): FieldErrors {
  return toErrors(kind, problemsIn(body), toDraftPath);
}

function toErrors(
  { id, messages = {} }: SectionKind,
  problems: readonly { field: string; message: string }[],
  toDraftPath: (path: string) => string,
): FieldErrors {
  return problems
    .filter(({ field }) => isOf(id, field.split(".")[0] ?? ""))
    .reduce<FieldErrors>(
      (errors, { field, message }) =>
        setIn(errors, toDraftPath(field), messages[field] ?? message) as FieldErrors, // an object stays one
      {},
    );
}

function isOf(section: BusinessSection, field: string): boolean {
  return (businessSections[section] as readonly string[]).includes(field);
}

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
function toTexts(section: BusinessSection, business: object): Record<string, unknown> {
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
function readTexts(section: BusinessSection, typed: object): Record<string, unknown> {
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

/** Fields as they are stored: texts are trimmed; empty texts, items and objects are left out. */
function pruneFields(fields: object, before: string): Record<string, unknown> {
  const pruned = Object.entries(fields).map(
    ([name, value]) => [name, prune(value, `${before}${name}`)] as const,
  );
  return Object.fromEntries(pruned.filter(([, value]) => isThere(value)));
}

/** Paths that stay even when empty: required ones, and an open day. Everything else that is empty is left out. */
const ALWAYS_THERE =
  /^(address|links|hours(\.\w+)?|specialDays\.\d+\.open|map|words|pictures|legal)$/;

function prune(value: unknown, path: string): unknown {
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  if (Array.isArray(value))
    return value.map((item, index) => prune(item, `${path}.${index}`)).filter(isThere);
  if (typeof value !== "object" || value === null) return value;
  const fields = pruneFields(value, `${path}.`);
  return Object.keys(fields).length > 0 || ALWAYS_THERE.test(path) ? fields : undefined;
}

const isThere = (value: unknown) => value !== undefined;

/** Translates a path in the pruned draft to the draft's own: an empty item that was left out shifts those after it. */
function toDraftPath(draft: object, path: string): string {
  const [, list = "", place = "", rest = ""] = /^(.+?)\.(\d+)(.*)$/.exec(path) ?? []; // no list is inside another
  if (list === "") return path;
  const items: unknown = getIn(draft, list);
  const kept = Object.entries(items ?? {}).filter(([index, item]) =>
    isThere(prune(item, `${list}.${index}`)),
  );
  return `${list}.${kept[Number(place)]?.[0] ?? place}${rest}`;
}

/** A number field's content as a number; any other text stays, so that the check finds it. */
export function toNumber(typed: string): number | string {
  const text = typed.trim();
  const number = Number(text);
  return text === "" || Number.isNaN(number) ? text : number;
}

/** "www.example.com/me" becomes an address. */
function toLink(typed: string): string {
  const text = typed.trim();
  return text === "" || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
}

/** The digits of a US number, without the country's 1; what has letters in it stays as it is. */
export function toPhoneDigits(typed: string): string {
  if (/[a-z]/i.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

const MAX_VALUE_LENGTH = 100;

/** "Kitchen & Bath Updates" -> "kitchen-bath-updates", and another one if that is taken; a label without letters is "work". */
export function toValue(label: string, taken: readonly string[]): string {
  const slug = label
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_VALUE_LENGTH - 4)
    .replace(/^-|-$/g, "");
  const value = slug === "" ? "work" : slug;
  if (!taken.includes(value)) return value;
  let number = 2;
  while (taken.includes(`${value}-${number}`)) number += 1;
  return `${value}-${number}`;
}
