import { dropUnstorable, truncateHidden } from "@ridgeline/contract/cleanText";
import { hiddenFieldList } from "@ridgeline/contract/quoteFields";
import type { Context } from "koa";
import { badRequest } from "./apiErrors";

/** The addresses to which a browser may post a form itself, without our script. */
const FORMS = { quote: /^\/api\/quote$/, review: /^\/(api\/reviews|review\/[^/]+)$/ } as const;

export type FormName = keyof typeof FORMS;

export const FORM_TYPE = "application/x-www-form-urlencoded";

/** The form that a browser has posted itself, which it is then answered with a page; undefined for every other request. */
export function postedForm(ctx: Context): FormName | undefined {
  const type = ctx.get("Content-Type").split(";")[0]?.trim().toLowerCase();
  const isFromPage = type === FORM_TYPE || /\btext\/html\b/.test(ctx.get("Accept"));
  if (ctx.method !== "POST" || type === "application/json" || !isFromPage) return undefined;
  return FORMS.quote.test(ctx.path) ? "quote" : reviewOrNone(ctx.path);
}

function reviewOrNone(path: string): FormName | undefined {
  return FORMS.review.test(path) ? "review" : undefined;
}

/** What was typed, by field; a list where a field occurs more than once. */
export type FormFields = Readonly<Record<string, string | string[]>>;

/** Those of a posted form that readBody has read; none if it could not be read. */
export function fieldsOf(ctx: Context): FormFields {
  return ctx.request.body ?? {};
}

/** More than any form of ours has. */
const MAX_FIELDS = 50;

/**
 * Line ends become those of the script's own posts, and what Postgres cannot store is dropped. Throws 400 for what is not
 * UTF-8 or has far too many fields.
 */
export function parseForm(bytes: Buffer): FormFields {
  const posted = [...new URLSearchParams(decode(bytes))];
  if (posted.length > MAX_FIELDS) throw badRequest("The form has too many fields.");
  const fields = new Map<string, string | string[]>();
  for (const [name, text] of posted) {
    const value = dropUnstorable(text.replaceAll("\r\n", "\n"));
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

/** The body of POST /api/quote as JSON would have it; what is wrong stays, for the check. */
export function toQuotePayload(fields: FormFields): object {
  const { mathChallenge = "", mathAnswer } = fields;
  return {
    ...mapTexts(fields, (text, name) => (isHidden(name) ? truncateHidden(text) : text)),
    ...toChecked(fields),
    // The input parses to an integer, and becomes 0 when empty (requirement 4.6).
    ...(typeof mathChallenge === "string" && {
      mathChallenge: Number.parseInt(mathChallenge, 10) || 0,
    }),
    ...(mathAnswer !== undefined && { mathAnswer: Number(mathAnswer) }),
  };
}

/** The body of POST /api/reviews in the same way; the token may be the end of the page's address. */
export function toReview(fields: FormFields, token: string | undefined): object {
  return {
    ...(token !== undefined && { token }),
    ...mapTexts(fields, (text) => text.trim()),
    ...toChecked(fields),
    rating: Number(fields["rating"] ?? 0),
  };
}

function isHidden(name: string): boolean {
  return hiddenFieldList.some((field) => field.name === name);
}

function mapTexts(fields: FormFields, change: (text: string, name: string) => string): FormFields {
  const changed = Object.entries(fields).map(
    ([name, text]) => [name, typeof text === "string" ? change(text, name) : text] as const,
  );
  return Object.fromEntries(changed);
}

/** A box that is not ticked is not posted. */
function toChecked({ consent = "" }: FormFields): { consent: unknown } {
  return { consent: typeof consent === "string" ? ["on", "true"].includes(consent) : consent };
}
