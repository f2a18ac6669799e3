import { type Business, businessSchema, type StoredBusiness } from "@ridgeline/contract/business";
import { checkStoredBusiness } from "@ridgeline/contract/checks/checkStoredBusiness";
import { cleanEmail, trimText } from "@ridgeline/contract/cleanText";
import type { Problem } from "@ridgeline/contract/createCheck";
import { readLink } from "@ridgeline/contract/link";
import { readPhone } from "@ridgeline/contract/phone";
import { OTHER } from "@ridgeline/contract/quoteFields";
import { setIn } from "final-form";
import { KM_PER_MILE } from "../../site/mapAddress";
import { suggestSlug } from "../lists/wording";

/** As a form holds it: the contract's values, and as text what was typed since. */
export type Typed<Value> = Value extends object
  ? { [Key in keyof Value]: Typed<Value[Key]> }
  : Value | string;

/** The business to send. `stored` is the one that the owner changes. */
export function toBusiness<Read extends Business = StoredBusiness>(
  typed: Typed<Read>,
  stored?: Business,
): Read {
  const { phone, map, hours, serviceTypes } = typed as Typed<Business>; // at least
  const business = readTyped(businessSchema, {
    ...typed,
    phone: toPhoneDigits(phone),
    map: { ...map, radiusKm: toKm(map.radiusKm) },
    hours: { ...hours }, // React Final Form drops it with its last day
    serviceTypes: withValues(serviceTypes),
  }) as Read; // checked before it is sent
  const { license, rating, owner, address } = business;
  // Emptying its first field removes all of it.
  if (stored?.license && license?.number === undefined) delete business.license;
  if (stored?.rating && rating?.value === undefined) delete business.rating;
  if (stored && address.street === undefined) delete address.zip;
  if (owner?.portrait) owner.portrait.altText ||= owner.name;
  return business;
}

/** What the contract says about a value, as far as a form needs to know it. */
type Schema = Readonly<{
  type?: string;
  format?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  maxItems?: number;
}>;

/** Of a field of the business, by its name in the form: "license.link". */
export function schemaOf(name: string): Schema & { isOptional: boolean } {
  let schema: Schema = businessSchema;
  let isOptional = false;
  for (const key of name.split(".")) {
    isOptional = schema.required?.includes(key) !== true;
    schema = schema.properties?.[key] ?? {};
  }
  return { ...schema, isOptional };
}

/** May be missing as a whole. */
const optionalParts = ["license", "rating", "owner", "portrait", "logo", "hero", "about", "colors"];

/** Leaves out empty texts, what is not ticked, and optional parts with nothing in them. */
export function readTyped(schema: Schema, value: unknown, name = ""): unknown {
  const { type, format, properties, items = {} } = schema;
  if (value === false) return undefined;
  if (Array.isArray(value)) return value.map((item) => readTyped(items, item) ?? "");
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value)
      .map(([key, inner]) => [key, readTyped(properties?.[key] ?? {}, inner, key)] as const)
      .filter(([, inner]) => inner !== undefined);
    const isLeftOut = fields.length === 0 && optionalParts.includes(name);
    return isLeftOut ? undefined : Object.fromEntries(fields);
  }
  if (typeof value !== "string") return value;
  const text = trimText(value);
  if (text === "") return undefined;
  if (type !== "string") return toNumber(text);
  if (format === "web-url") return readLink(text, name);
  return format === "email" ? cleanEmail(text) : text;
}

export type FieldErrors = Record<string, unknown>;

export function findErrors(typed: StoredBusiness, stored: StoredBusiness): FieldErrors {
  const checked = checkStoredBusiness(toBusiness(typed, stored));
  return checked.ok ? {} : toErrors(checked.problems);
}

const maxMiles = Math.floor(
  businessSchema.properties.map.properties.radiusKm.maximum / KM_PER_MILE,
);
const WRONG_RADIUS = `Please enter a number from 1 to ${maxMiles}`;

/** For React Final Form: nested like the form's values. */
export function toErrors(problems: readonly Problem[]): FieldErrors {
  return problems.reduce<FieldErrors>(
    (errors, { field, message }) =>
      setIn(errors, field, field === "map.radiusKm" ? WRONG_RADIUS : message) as FieldErrors, // an object stays one
    {},
  );
}

/** A number field's content as a number; any other text stays, so that the check finds it. */
function toNumber(typed: string | number): number | string {
  const text = String(typed).trim();
  const number = Number(text);
  return text === "" || Number.isNaN(number) ? text : number;
}

/** The digits of a US number, without the country code; anything but one number is returned unchanged. */
export function toPhoneDigits(typed: string): string {
  const { phone = typed, extension, isFirst } = readPhone(typed) ?? {};
  if (extension !== undefined || isFirst) return typed;
  return phone.replace(/^\+?1(?=\d{10}$)/, "");
}

/** Kilometers in whole miles; a text is miles, as typed. */
export function toMiles(radius: number | string): string {
  return typeof radius === "number" ? String(Math.round(radius / KM_PER_MILE)) : radius;
}

function toKm(radius: number | string): number | string {
  const miles = typeof radius === "string" && toNumber(radius);
  return typeof miles === "number" ? Math.round(miles * KM_PER_MILE * 10) / 10 : radius;
}

export const isOther = (type: { value?: string } | string) =>
  typeof type === "object" && type.value === OTHER;

type ServiceType = Business["serviceTypes"][number];

/** A new kind gets its value from its label; an old one keeps it, since requests name it. */
function withValues(types: readonly ServiceType[]): ServiceType[] {
  const taken = types.map(({ value }) => value);
  return types.map(({ value, label }) => {
    if (value !== "" || label.trim() === "") return { value, label };
    const made = toValue(label, taken);
    taken.push(made);
    return { value: made, label };
  });
}

/** "Kitchen & Bath Updates" -> "kitchen-bath-updates", and another one if that is taken; a label without letters is "work". */
function toValue(label: string, taken: readonly string[]): string {
  const value = suggestSlug(label) || "work";
  if (!taken.includes(value)) return value;
  let number = 2;
  while (taken.includes(`${value}-${number}`)) number += 1;
  return `${value}-${number}`;
}
