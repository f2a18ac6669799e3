import type { Middleware } from "koa";
import bodyParser from "koa-bodyparser";
import { badRequest, tooLarge, unsupportedType } from "../http/apiErrors";
import { unstorableProblem } from "../http/findUnstorable";

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
  const { value, problem } = parseJson(bytes);
  if (problem !== undefined) throw badRequest(problem);
  return value;
}

function parseJson(bytes: Buffer): { value?: unknown; problem?: string | undefined } {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return { value, problem: unstorableProblem(value) }; // fails if it is nested too deep
  } catch {
    return { problem: "The request body is not valid JSON in UTF-8." };
  }
}
