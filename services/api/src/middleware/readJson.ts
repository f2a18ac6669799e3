import type { Middleware } from "koa";
import bodyParser from "koa-bodyparser";
import { badRequest, tooLarge, unsupportedType } from "../http/apiErrors";

/** Bytes, after decompression, for most requests. */
const LIMIT = 32 * 1024;

/** A path whose bodies may be longer than most. */
type Longer = { path: string; limit: number };

const options: bodyParser.Options & { encoding: string } = {
  enableTypes: ["text"],
  extendTypes: { text: ["application/json"] },
  encoding: "latin1",
  onerror: refuseBody,
};

/**
 * Reads a JSON body into `ctx.request.body`. koa-bodyparser only reads, decompresses and counts the bytes (one character
 * each), because its own decoding would replace invalid UTF-8 and its own errors answer a corrupt gzip body with 500.
 * `parseJson` does the rest.
 */
export function readJson({ path, limit }: Longer): Middleware[] {
  const readMost = bodyParser({ ...options, textLimit: String(LIMIT) });
  const readLonger = bodyParser({ ...options, textLimit: String(limit) });
  const read: Middleware = async (ctx, next) => {
    await (ctx.path === path ? readLonger : readMost)(ctx, next);
  };
  return [requireJsonType, read, parseJson];
}

function refuseBody(error: Error): never {
  const status = "status" in error ? error.status : undefined;
  if (status === 413) throw tooLarge();
  if (status === 415) throw unsupportedType();
  throw badRequest("The request body cannot be read.");
}

const requireJsonType: Middleware = async (ctx, next) => {
  if (hasBody(ctx.req.headers) && !ctx.is("application/json")) throw unsupportedType();
  await next();
};

function hasBody(headers: NodeJS.Dict<string | string[]>): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

const parseJson: Middleware = async (ctx, next) => {
  const { body } = ctx.request;
  ctx.request.body = typeof body === "string" && body !== "" ? parseBytes(body) : undefined;
  await next();
};

function parseBytes(latin1: string): unknown {
  const bytes = Buffer.from(latin1, "latin1");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes), refuseUnstorable);
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
