import { dropUnstorable, toInteger, trimText, truncateHidden } from "@ridgeline/contract/cleanText";
import { reviewSchema } from "@ridgeline/contract/invitedReview";
import { lengthOf } from "@ridgeline/contract/jsonSchema";
import { hiddenFieldList, quoteFieldList } from "@ridgeline/contract/quoteFields";
import { quotePayloadSchema } from "@ridgeline/contract/quotePayload";
import { type FormName, type PublicForm, publicForms } from "@ridgeline/contract/publicForms";
import type { DocumentName } from "@ridgeline/contract/renderer";
import type { Context } from "koa";
import { badRequest } from "../http/apiErrors";

export const FORM_TYPE = "application/x-www-form-urlencoded";

export const publicFormList = Object.entries<PublicForm>(publicForms).map(([name, form]) => ({
  name: name as FormName, // a key of the table
  ...form,
}));

/**
 * The form that a browser has posted itself, which it is then answered with a page; undefined for every other request. nginx
 * reads the type in the same way (deploy/nginx/nginx.conf).
 */
export function postedForm(ctx: Context): FormName | undefined {
  const type = ctx.get("Content-Type").split(";")[0]?.trim().toLowerCase();
  if (ctx.method !== "POST" || type !== FORM_TYPE) return undefined;
  return publicFormList.find(
    ({ posts, page, hasToken }) => ctx.path === posts || (hasToken && ctx.path.startsWith(page)),
  )?.name;
}

/** What was typed, by field; a list where a field occurs more than once. */
export type FormFields = Readonly<Record<string, string | string[]>>;

/** Those of a posted form that readBody has read; none if it could not be read. */
export function fieldsOf(ctx: Context): FormFields {
  return (ctx.state["fields"] ?? {}) as FormFields; // readBody's
}

/** As it is after it has arrived in one piece, like all that a browser posts. */
export function cleanAnswer(text: string, name: string): string {
  if (HIDDEN.has(name)) return truncateHidden(text);
  return quoteFieldList.find((field) => field.name === name)?.clean?.(text) ?? text;
}

type PostedForm = {
  /** Of JSON Schema. */
  fields: object;
  clean: typeof cleanAnswer;
  /** The pages, by status, that answer a refusal; otherwise the form itself does. */
  pages: Readonly<Record<number, DocumentName>>;
};

export const postedForms: Readonly<Record<FormName, PostedForm>> = {
  quote: { fields: quotePayloadSchema.properties, clean: cleanAnswer, pages: {} },
  review: {
    fields: reviewSchema.properties,
    clean: trimText,
    pages: { 404: "reviewUnknown", 405: "reviewUnknown", 409: "reviewKnown", 410: "reviewGone" },
  },
};

type FieldSchema = { type: string; maxLength?: number };

const schemasOf = (form: FormName) =>
  postedForms[form].fields as Readonly<Record<string, FieldSchema>>; // those of both are like this

/** More than any form of ours has. */
const MAX_FIELDS = 50;

/**
 * The fields of a posted form, cleaned as the script does it. Line ends become those of the script's own posts, and what
 * Postgres cannot store is dropped. What is longer than its field may be is not cleaned: nothing takes long, and the check says
 * so. Throws 400 for what is not UTF-8 or has far too many fields.
 */
export function parseForm(form: FormName, bytes: Buffer): FormFields {
  const { clean } = postedForms[form];
  const schemas = schemasOf(form);
  const posted = [...new URLSearchParams(decode(bytes))];
  if (posted.length > MAX_FIELDS) throw badRequest("The form has too many fields.");
  const fields = new Map<string, string | string[]>();
  for (const [name, text] of posted) {
    const plain = dropUnstorable(text.replaceAll("\r\n", "\n"));
    const { maxLength = 0 } = schemas[name] ?? {};
    const isTooLong = !HIDDEN.has(name) && lengthOf(plain) > maxLength;
    const value = isTooLong ? plain : clean(plain, name);
    const known = fields.get(name);
    fields.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(fields);
}

/** Throws 400 where URLSearchParams would replace what cannot be decoded. */
function decode(bytes: Buffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    decodeURIComponent(text);
    return text;
  } catch {
    throw badRequest("The form cannot be read. Please try again.");
  }
}

const HIDDEN = new Set<string>(hiddenFieldList.map(({ name }) => name));

/**
 * The body of a posted form as JSON would have it; what is wrong stays, for the check. A box that is not ticked is not posted.
 * What is no field of ours is dropped: a browser's extension may add some.
 */
export function toBody(form: FormName, fields: FormFields): object {
  const read = (value: FormFields[string] | undefined, type: string) => {
    if (typeof value === "object") return value;
    if (type === "boolean") return value === "on" || value === "true";
    return type === "integer" ? toInteger(value ?? "") : value;
  };
  return Object.fromEntries(
    Object.entries(schemasOf(form)).map(([name, { type }]) => [name, read(fields[name], type)]),
  );
}
