import type { Context } from "koa";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** A JSON response, serialised and compressed once for all callers. */
export type PreparedJson = { plain: Buffer; compressed: Buffer };

/** Below this many bytes compressing costs more than it saves. */
const WORTHWHILE = 512;
const compress = promisify(gzip);

export async function prepareJson(value: unknown): Promise<PreparedJson> {
  const plain = Buffer.from(JSON.stringify(value));
  return { plain, compressed: plain.length < WORTHWHILE ? plain : await compress(plain) };
}

export function answerPrepared(ctx: Context, { plain, compressed }: PreparedJson): void {
  ctx.type = "application/json; charset=utf-8";
  ctx.vary("Accept-Encoding");
  const isCompressed = compressed !== plain && ctx.acceptsEncodings("gzip", "identity") === "gzip";
  if (isCompressed) ctx.set("Content-Encoding", "gzip");
  ctx.body = isCompressed ? compressed : plain;
}
