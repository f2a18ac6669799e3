import { dropUnstorable } from "@ridgeline/contract/cleanText";
import type { Middleware } from "koa";
import bodyParser from "koa-bodyparser";
import { badRequest, tooLarge, unsupportedType } from "../http/apiErrors";
import { fieldsOf, FORM_TYPE, parseForm, postedForm, toBody } from "../forms/postedForm";

/** Bytes, for most requests. */
const LIMIT = 32 * 1024;
/** A posted form needs up to twelve bytes for a character. */
const FORM_LIMIT = 96 * 1024;

/** Paths whose bodies may be longer than most. */
type Longer = { paths: readonly string[]; limit: number };

/** No encoding: the body is a Buffer. koa-bodyparser's own decoding would replace invalid UTF-8. */
const options: bodyParser.Options & { encoding: null } = {
  enableTypes: ["text"],
  extendTypes: { text: ["application/json", FORM_TYPE] },
  encoding: null,
  onerror: (error) => {
    if ("status" in error && error.status === 413) throw tooLarge();
    throw badRequest("The request body cannot be read.");
  },
};

/**
 * Reads a JSON body, or a form that a browser has posted as if it were one, into `ctx.request.body`. No browser compresses what
 * it sends, so a compressed body is refused.
 */
export function readBody({ paths, limit }: Longer): Middleware {
  const readUsual = bodyParser({ ...options, textLimit: String(LIMIT) });
  const readLonger = bodyParser({ ...options, textLimit: String(limit) });
  const readForm = bodyParser({ ...options, textLimit: String(FORM_LIMIT) });
  return async function readBodyFirst(ctx, next) {
    const form = postedForm(ctx);
    if (hasBody(ctx.req.headers)) {
      if (!form && !ctx.is("application/json")) throw unsupportedType();
      if (ctx.get("Content-Encoding") !== "")
        throw unsupportedType("The body must not be compressed.");
    }
    const readOther = paths.includes(ctx.path) ? readLonger : readUsual;
    await (form ? readForm : readOther)(ctx, () => Promise.resolve());
    const { body } = ctx.request;
    ctx.request.body = undefined;
    if (Buffer.isBuffer(body) && body.length > 0) {
      if (form) ctx.state["fields"] = parseForm(form, body); // for the page that answers it
      ctx.request.body = form ? toBody(form, fieldsOf(ctx)) : parseJson(body);
    }
    await next();
  };
}

function hasBody(headers: NodeJS.Dict<string | string[]>): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function parseJson(bytes: Buffer): unknown {
  const { value, problem } = decodeJson(bytes);
  if (problem !== undefined) throw badRequest(problem);
  return value;
}

function decodeJson(bytes: Buffer): { value?: unknown; problem?: string | undefined } {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    // Only an escape can bring such a character, and looking at each value takes longer than all the rest.
    const isSuspicious = /\\u(0000|d[89a-f])/i.test(text);
    return { value, problem: isSuspicious ? unstorableProblem(value) : undefined };
  } catch {
    return { problem: "The request body is not valid JSON in UTF-8." };
  }
}

/** What to tell whoever has sent it; undefined if all of it can be stored. */
function unstorableProblem(value: unknown): string | undefined {
  const field = findUnstorable(value);
  if (field === undefined) return undefined;
  const problem = "This contains a character that cannot be stored. Please type it again.";
  return field === "" ? problem : `${field}: ${problem}`;
}

/** The dotted path of the first text, or name, with a character that Postgres cannot store; "" is the value itself. */
function findUnstorable(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return dropUnstorable(value) === value ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const isStorable = dropUnstorable(name) === name;
    const found = isStorable ? findUnstorable(inner, path === "" ? name : `${path}.${name}`) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}
