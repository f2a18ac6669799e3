import { type Business, businessSchema, type StoredBusiness } from "@ridgeline/contract/business";
import { checkStoredBusiness } from "@ridgeline/contract/checks/checkStoredBusiness";
import { cleanEmail, trimText } from "@ridgeline/contract/cleanText";
import type { Problem } from "@ridgeline/contract/createCheck";
import { readLink } from "@ridgeline/contract/link";
import { formatPhone, readPhone } from "@ridgeline/contract/phone";
import { setIn } from "final-form";
import { KM_PER_MILE } from "../../site/mapAddress";
import { suggestSlug } from "../kit/wording";

/** The business as form values: named by the contract's paths, all as text, "" for what is missing, the radius in miles. */
export type Draft = Record<string, unknown> & {
  phone: string;
  address: { street: string; zip: string };
  license: { number: string };
  rating: { value: string };
  owner: { name: string; portrait: { imageUrl: string; altText: string } };
  map: Record<"latitude" | "longitude" | "radiusKm", string>;
  serviceTypes: ServiceType[];
};

type ServiceType = { value: string; label: string };

/** When a day is open; a closed day keeps its times. */
export type HoursDraft = { isOpen: boolean; from: string; to: string };

export function toDraft(business: Business): Draft {
  const draft = toTexts(businessSchema, business) as Draft; // as the schema describes it
  return {
    ...draft,
    phone: formatPhone(business.phone),
    map: { ...draft.map, radiusKm: milesOf(business.map) },
    serviceTypes: otherLast(draft.serviceTypes),
  };
}

/** The business to send: what is typed, without empty fields, with the version that was read. */
export function toBusiness(draft: Draft, stored: StoredBusiness): StoredBusiness {
  const { license, rating, owner, address } = draft;
  const portrait = { ...owner.portrait, altText: owner.portrait.altText.trim() || owner.name };
  const typed = readTexts(
    businessSchema,
    {
      ...draft,
      phone: toPhoneDigits(draft.phone),
      // Emptying its first field removes all of it.
      license: stored.license && license.number.trim() === "" ? undefined : license,
      rating: stored.rating && rating.value.trim() === "" ? undefined : rating,
      owner: owner.portrait.imageUrl === "" ? owner : { ...owner, portrait },
      address: address.street.trim() === "" ? { ...address, zip: "" } : address,
      serviceTypes: withValues(otherLast(draft.serviceTypes)),
    },
    true,
  ) as Business; // checked before it is sent
  const radiusKm = toKm(draft.map.radiusKm, stored.map) as number; // the same
  return { ...typed, map: { ...typed.map, radiusKm }, version: stored.version };
}

export type FieldErrors = Record<string, unknown>;

export function findErrors(draft: Draft, stored: StoredBusiness): FieldErrors {
  const checked = checkStoredBusiness(toBusiness(draft, stored));
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

/** What the contract says about a value, as far as a form needs to know it. */
type Schema = Readonly<{
  type: string;
  format?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
}>;

function toTexts(schema: Schema, stored: unknown): unknown {
  const { properties, items } = schema;
  if (properties) {
    const texts = mapFields(properties, stored, toTexts);
    return isHours(schema) ? { isOpen: stored !== undefined, ...texts } : texts;
  }
  if (items) return Array.isArray(stored) ? stored.map((item) => toTexts(items, item)) : [];
  if (schema.type === "boolean") return stored === true;
  return typeof stored === "string" || typeof stored === "number" ? String(stored) : "";
}

/** Gives the texts the contract's types. Leaves out an empty object unless it is required. */
function readTexts(schema: Schema, typed: unknown, isRequired = false, field = ""): unknown {
  const { type, format, properties, required, items } = schema;
  if (properties) {
    const isOpen = isHours(schema) && (typed as HoursDraft | undefined)?.isOpen === true;
    if (isHours(schema) && !isOpen) return undefined;
    const fields = mapFields(properties, typed, (inner, value, name) =>
      readTexts(inner, value, required?.includes(name), name),
    );
    const isEmpty = Object.values(fields).every((value) => value === undefined);
    return isEmpty && !isRequired && !isOpen ? undefined : withoutMissing(fields);
  }
  if (items)
    return Array.isArray(typed) ? typed.map((item) => readTexts(items, item, true) ?? "") : [];
  if (type === "boolean") return typed === true || undefined;
  const text = typeof typed === "string" ? trimText(typed) : "";
  if (text === "") return undefined;
  if (type !== "string") return toNumber(text);
  if (format === "web-url") return readLink(text, field);
  return format === "email" ? cleanEmail(text) : text;
}

const isHours = ({ properties }: Schema) => properties !== undefined && "from" in properties;

function mapFields(
  fields: Readonly<Record<string, Schema>>,
  values: unknown,
  map: (schema: Schema, value: unknown, name: string) => unknown,
): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(values ?? {}));
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, map(schema, given.get(name), name)]),
  );
}

function withoutMissing(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A number field's content as a number; any other text stays, so that the check finds it. */
export function toNumber(typed: string): number | string {
  const text = typed.trim();
  const number = Number(text);
  return text === "" || Number.isNaN(number) ? text : number;
}

/** The digits of a US number, without the country code; anything but one number is returned unchanged. */
export function toPhoneDigits(typed: string): string {
  const { phone = typed, extension, isFirst } = readPhone(typed) ?? {};
  if (extension !== undefined || isFirst) return typed;
  return phone.replace(/^\+?1(?=\d{10}$)/, "");
}

export function milesOf({ radiusKm }: Business["map"]): string {
  return String(Math.round(radiusKm / KM_PER_MILE));
}

/** A value that has not been changed keeps its exact kilometers. */
function toKm(miles: string, stored: Business["map"]): number | string | undefined {
  if (miles.trim() === milesOf(stored)) return stored.radiusKm;
  const number = toNumber(miles);
  return typeof number === "number" ? Math.round(number * KM_PER_MILE * 10) / 10 : number;
}

/** The value of the kind of work for everything else. */
const OTHER = "other";

export const isOther = (type: { value?: string } | string) =>
  typeof type === "object" && type.value === OTHER;

function otherLast(types: readonly ServiceType[]): ServiceType[] {
  return [...types.filter((type) => !isOther(type)), ...types.filter(isOther)];
}

/** A new kind gets its value from its label; an old one keeps it, since requests name it. */
export function withValues(types: readonly ServiceType[]): ServiceType[] {
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
