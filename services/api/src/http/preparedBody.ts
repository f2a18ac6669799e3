import type { Context } from "koa";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A response body, serialized and compressed. */
export type PreparedBody = Readonly<{
  type: string;
  plain: Buffer;
  /** By content encoding, the best first. */
  compressed: ReadonlyMap<"br" | "gzip", Buffer>;
  /** Changes with the body, so that a client that already has it gets 304. */
  tag?: string;
}>;

/** Bytes; compressing a smaller body costs more than it saves. */
const WORTHWHILE = 512;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** For a page, 3 ms instead of the 120 of the best, which saves 5 %. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

export async function prepareJson(value: unknown): Promise<PreparedBody> {
  const plain = Buffer.from(JSON.stringify(value));
  const compressed = new Map<"gzip", Buffer>();
  if (plain.length >= WORTHWHILE) compressed.set("gzip", await toGzip(plain));
  return { type: "application/json; charset=utf-8", plain, compressed };
}

export async function prepareText(text: string, type: string): Promise<PreparedBody> {
  const plain = Buffer.from(text);
  const [br, gzipped] = await Promise.all([toBrotli(plain, FAST), toGzip(plain)]);
  const compressed = new Map<"br" | "gzip", Buffer>([
    ["br", br],
    ["gzip", gzipped],
  ]);
  // Meanwhile nobody waits.
  void toBrotli(plain).then((smallest) => compressed.set("br", smallest));
  return { type, plain, compressed, tag: tagOf(plain) };
}

/** Weak, since it covers the compressed bodies too. */
const tagOf = (plain: Buffer | string) =>
  `W/"${createHash("sha256").update(plain).digest("base64url")}"`;

/**
 * Answers with JSON, or 304 to whoever has it. `ctx.fresh` would never say so: a browser that is given a tag by a script asks
 * with `no-cache`.
 */
export async function answerJson(ctx: Context, value: unknown): Promise<void> {
  const tag = tagOf(JSON.stringify(value));
  if (ctx.get("If-None-Match") === tag) ctx.status = 304;
  else answerPrepared(ctx, await prepareJson(value));
  ctx.set("ETag", tag);
}

/** For one client: whoever is in front of the API may compress it. */
export function plainBody(text: string, type: string): PreparedBody {
  return { type, plain: Buffer.from(text), compressed: new Map() };
}

export function answerPrepared(ctx: Context, { type, plain, compressed, tag }: PreparedBody): void {
  ctx.type = type;
  ctx.vary("Accept-Encoding");
  ctx.body = plain;
  for (const [coding, bytes] of compressed) {
    if (ctx.acceptsEncodings(coding, "identity") !== coding) continue;
    ctx.set("Content-Encoding", coding);
    ctx.body = bytes;
    break;
  }
  if (tag === undefined) return;
  ctx.set("ETag", tag);
  if (ctx.fresh) ctx.status = 304;
}
