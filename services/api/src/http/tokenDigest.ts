import { createHash } from "node:crypto";
import type { Context } from "koa";
import { unauthorized } from "./apiErrors";

/** SHA-256 of the token that a request was sent with. Throws 401 if it has none. */
export function readTokenDigest(ctx: Context): Buffer {
  const [, token] = /^Bearer +(\S+) *$/i.exec(ctx.get("Authorization")) ?? [];
  if (token === undefined) throw unauthorized();
  return digestToken(token);
}

/** What is kept and compared instead of the owner's token, or that of a link for a review. */
export function digestToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
