import type { JSONSchema } from "json-schema-to-ts";
import { MAX_EMAIL } from "./cleanText";

export type { FromSchema, JSONSchema } from "json-schema-to-ts";

/** The range of Postgres' `integer` (int4), for ids and sort orders. */
export const MAX_INT4 = 2_147_483_647;
export const MIN_INT4 = -2_147_483_648;

/** How many characters a text has, as every check counts them: those outside the BMP once. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** At least one character that is neither a space nor invisible, such as a zero-width space. */
export const HAS_TEXT = "[^\\s\\p{Cf}\\p{Default_Ignorable_Code_Point}]";

export const requiredText = (maxLength: number) =>
  ({ type: "string", minLength: 1, maxLength, pattern: HAS_TEXT }) as const;

/** An object with these fields and no other (decision 004); all of them are required if it is not said which. */
// @__NO_SIDE_EFFECTS__: what browsers do not use of a file with a schema is left out.
export function strictObject<
  const Fields extends Readonly<Record<string, JSONSchema>>,
  const Names extends readonly (keyof Fields)[] = readonly (keyof Fields)[],
>(properties: Fields, required?: Names) {
  const names = required ?? (Object.keys(properties) as readonly string[] as Names); // its own keys
  return { type: "object", properties, required: names, additionalProperties: false } as const;
}

export const isActive = { type: "boolean" } as const;
export const sortOrder = { type: "integer", minimum: MIN_INT4, maximum: MAX_INT4 } as const;

/** With the characters that an address may have unquoted (RFC 5321); the end may be of another script ("xn--p1ai"). */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Z0-9][A-Z0-9-]*\.)+(?:[A-Z]{2,}|XN--[A-Z0-9-]*[A-Z0-9])$/i;

/** The formats that the schemas use, of strings but for the last. Ajv calls them with the value to test. */
export const formats = {
  email: isEmail,
  "email-or-empty": (value: string) => value === "" || isEmail(value),
  "image-url": (value: string) => isSitePath(value) || isWebUrl(value),
  "web-url": isWebUrl,
  "calendar-date": isCalendarDate,
  "year-so-far": {
    type: "number" as const,
    validate: (year: number) => year <= new Date().getFullYear(),
  },
};

function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL && EMAIL.test(value);
}

/** A path on this site: `/images/a.svg`, but not `//other.host`, nor `/\other.host`, which browsers read the same way. */
function isSitePath(value: string): boolean {
  return /^\/(?:[^/\\\s][^\\\s]*)?$/.test(value);
}

/** An address on the web: its host has a dot, and there is no user's name before it ("https://@ridgeline"). */
function isWebUrl(value: string): boolean {
  return (
    /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i.test(value) &&
    /[^.]\.[^.]/.test(hostOf(value) ?? "")
  );
}

/** Not with `URL.canParse`, which an iPhone 8 does not have. */
function hostOf(address: string): string | undefined {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined;
  }
}

/** "2026-11-26", if there is such a day. */
function isCalendarDate(value: string): boolean {
  const day = Date.parse(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(day) &&
    new Date(day).toISOString().startsWith(value)
  );
}
