import { dropUnstorable, toInteger, trimText, truncateHidden } from "@ridgeline/contract/cleanText";
import { reviewSchema } from "@ridgeline/contract/invitedReview";
import { lengthOf } from "@ridgeline/contract/jsonSchema";
import { hiddenFieldList, quoteFieldList } from "@ridgeline/contract/quoteFields";
import { quotePayloadSchema } from "@ridgeline/contract/quotePayload";
import type { Context } from "koa";
import { badRequest } from "../http/apiErrors";

/** The addresses to which a browser may post a form itself, without our script. */
const FORMS = { quote: /^\/api\/quote$/, review: /^\/(api\/reviews|review\/[^/]+)$/ } as const;

export type PostedForm = keyof typeof FORMS;

export const FORM_TYPE = "application/x-www-form-urlencoded";

/**
 * The form that a browser has posted itself, which it is then answered with a page; undefined for every other request. nginx
 * reads the type in the same way (deploy/nginx/nginx.conf).
 */
export function postedForm(ctx: Context): PostedForm | undefined {
  const type = ctx.get("Content-Type").split(";")[0]?.trim().toLowerCase();
  if (ctx.method !== "POST" || type !== FORM_TYPE) return undefined;
  if (FORMS.quote.test(ctx.path)) return "quote";
  return FORMS.review.test(ctx.path) ? "review" : undefined;
}

/** What was typed, by field; a list where a field occurs more than once. */
export type FormFields = Readonly<Record<string, string | string[]>>;

/** Those of a posted form that readBody has read; none if it could not be read. */
export function fieldsOf(ctx: Context): FormFields {
  const { body } = ctx.request;
  return body === undefined || Buffer.isBuffer(body) ? {} : (body as FormFields); // parseForm's
}

/** As it is after it has arrived in one piece, like all that a browser posts. */
export function cleanAnswer(text: string, name: string): string {
  if (HIDDEN.has(name)) return truncateHidden(text);
  return quoteFieldList.find((field) => field.name === name)?.clean?.(text) ?? text;
}

const forms: Record<PostedForm, { fields: object; clean: typeof cleanAnswer }> = {
  quote: { fields: quotePayloadSchema.properties, clean: cleanAnswer },
  review: { fields: reviewSchema.properties, clean: trimText },
};

/** More than any form of ours has. */
const MAX_FIELDS = 50;

/**
 * The fields of a posted form, cleaned as the script does it. Line ends become those of the script's own posts, and what
 * Postgres cannot store is dropped. What is longer than its field may be is not cleaned: nothing takes long, and the check says
 * so. Throws 400 for what is not UTF-8 or has far too many fields.
 */
export function parseForm(form: PostedForm, bytes: Buffer): FormFields {
  const { clean, ...rules } = forms[form];
  const schemas = rules.fields as Record<string, { maxLength?: number } | undefined>; // JSON Schema's
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

const ANSWERS = new Set<string>(quoteFieldList.map(({ name }) => name));
const HIDDEN = new Set<string>(hiddenFieldList.map(({ name }) => name));

/**
 * The body of POST /api/quote as JSON would have it; what is wrong stays, for the check. A browser's extension may add fields
 * of its own.
 */
export function toQuotePayload(fields: FormFields): object {
  const { mathChallenge = "", mathAnswer } = fields;
  const known = Object.entries(fields).filter(([name]) => ANSWERS.has(name) || HIDDEN.has(name));
  return {
    ...Object.fromEntries(known),
    ...toChecked(fields),
    mathChallenge: typeof mathChallenge === "string" ? toInteger(mathChallenge) : mathChallenge,
    ...(mathAnswer !== undefined && { mathAnswer: Number(mathAnswer) }),
  };
}

/** The body of POST /api/reviews in the same way; the token may be the end of the page's address. */
export function toReview(fields: FormFields, token = fields["token"]): object {
  const { rating = 0, review, name, location } = fields;
  return {
    token,
    review,
    name,
    location,
    rating: Number(rating),
    ...toChecked(fields),
  };
}

/** A box that is not ticked is not posted. */
function toChecked({ consent = "" }: FormFields): { consent: unknown } {
  return { consent: typeof consent === "string" ? ["on", "true"].includes(consent) : consent };
}
