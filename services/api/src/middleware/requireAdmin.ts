import { timingSafeEqual } from "node:crypto";
import type { Middleware } from "koa";
import { addressKey } from "../http/addressKey";
import { tooMany, unauthorized } from "../http/apiErrors";
import { createAttemptCounter } from "../http/countAttempts";
import { digestToken, readTokenDigest } from "../http/tokenDigest";

/** From one address. No random token can be guessed anyway: this tells the owner what is wrong. */
const WRONG_TOKENS = 10;

/**
 * Lets only the owner reach `/api/admin` paths, known or not. A correct token is never refused; wrong ones are counted by
 * address, per process, and get 429 past the limit.
 */
export function requireAdmin(tokens: readonly string[]): Middleware {
  const countWrongToken = createAttemptCounter(WRONG_TOKENS);
  const digests = tokens.map(digestToken);
  return async function requiredAdmin(ctx, next) {
    if (!/^\/api\/admin(\/|$)/i.test(ctx.path)) {
      await next();
      return;
    }
    ctx.set("Cache-Control", "no-store");
    const digest = readTokenDigest(ctx);
    if (isOneOf(digests, digest)) {
      await next();
      return;
    }
    const wait = countWrongToken(addressKey(ctx.ip));
    if (wait !== undefined) throw tooMany(tooManyWrongTokens(wait), wait);
    throw unauthorized();
  };
}

/** Always compares with every digest, so that the timing reveals nothing. */
function isOneOf(digests: Buffer[], candidate: Buffer): boolean {
  return digests.map((known) => timingSafeEqual(known, candidate)).includes(true);
}

/** The owner sees this sentence when an admin call fails, for example after the token was replaced. */
function tooManyWrongTokens(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many wrong admin tokens were tried from your connection. Please try again in ${wait}.`;
}
