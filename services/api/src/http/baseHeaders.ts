import type { Middleware } from "koa";

/**
 * The security headers of every response; a page brings a policy of its own (web documents/securityHeaders.ts). This one allows
 * nothing, in case somebody opens such a response directly. deploy/nginx/headers.conf has the same ones for nginx's own responses.
 */
export const baseHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // OpenStreetMap refuses requests without a referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** How long nginx, which hides it, keeps an answer. */
export const EXPIRES = "X-Accel-Expires";

/** By this header the stack's nginx, which hides it, knows the answers of its own API. */
export const STACK_HEADER = "X-Stack";

export function setBaseHeaders(stack: string | undefined): Middleware {
  const headers = { ...baseHeaders, ...(stack !== undefined && { [STACK_HEADER]: stack }) };
  return async function setHeaders(ctx, next) {
    ctx.set(headers);
    await next();
    // Until this second ends: a second of nginx's own counting is up to two (deploy/nginx/cache.conf).
    const now = Math.floor(Date.now() / 1000);
    if (stack !== undefined && ctx.status === 200 && !ctx.res.hasHeader(EXPIRES))
      ctx.set(EXPIRES, `@${now}`);
  };
}
