import type { Middleware } from "koa";
import bodyParser from "koa-bodyparser";
import { badRequest, tooLarge, unsupportedType } from "../http/apiErrors";

/** Bytes, for most requests. */
const LIMIT = 32 * 1024;

/** A path whose bodies may be longer than most. */
type Longer = { path: string; limit: number };

/** No encoding: the body is a Buffer. koa-bodyparser's own decoding would replace invalid UTF-8. */
const options: bodyParser.Options & { encoding: null } = {
  enableTypes: ["text"],
  extendTypes: { text: ["application/json"] },
  encoding: null,
  onerror: (error) => {
    if ("status" in error && error.status === 413) throw tooLarge();
    throw badRequest("The request body cannot be read.");
  },
};

/** Reads a JSON body into `ctx.request.body`. No browser compresses what it sends, so a compressed body is refused. */
export function readJson({ path, limit }: Longer): Middleware {
  const readUsual = bodyParser({ ...options, textLimit: String(LIMIT) });
  const readLonger = bodyParser({ ...options, textLimit: String(limit) });
  return async (ctx, next) => {
    if (hasBody(ctx.req.headers)) {
      if (!ctx.is("application/json")) throw unsupportedType();
      if (ctx.get("Content-Encoding") !== "")
        throw unsupportedType("The body must not be compressed.");
    }
    await (ctx.path === path ? readLonger : readUsual)(ctx, () => Promise.resolve());
    const { body } = ctx.request;
    ctx.request.body = Buffer.isBuffer(body) && body.length > 0 ? parseBytes(body) : undefined;
    await next();
  };
}

function hasBody(headers: NodeJS.Dict<string | string[]>): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function parseBytes(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // Only an escape can bring such a character, and looking at each value takes longer than all the rest.
    const isSuspicious = /\\u(0000|d[89a-f])/i.test(text);
    return JSON.parse(text, isSuspicious ? refuseUnstorable : undefined);
  } catch (error) {
    throw badRequest(
      error instanceof UnstorableError
        ? error.message
        : "The request body is not valid JSON in UTF-8.",
    );
  }
}

class UnstorableError extends Error {}

/** Postgres can store neither NUL nor half a surrogate pair. */
function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text !== "string") continue;
    if (text.includes("\0") || /\p{Surrogate}/u.test(text)) {
      throw new UnstorableError("The request contains a character that cannot be stored.");
    }
  }
  return value;
}
