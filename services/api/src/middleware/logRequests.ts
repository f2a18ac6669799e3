import type { Context, Middleware, Next } from "koa";
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { toLogged } from "../database/databaseErrors";

/**
 * One line per request, without headers, query or body: no secrets, no personal data. Its path is the route's pattern, since
 * the path itself may contain anything: however it is written, a link to write a review is a secret.
 */
export function logRequests(logger: Logger): Middleware {
  return async function loggedRequest(ctx, next) {
    const started = performance.now();
    await next();
    const line = {
      requestId: ctx.state["requestId"] as string, // set by identifyRequest
      method: ctx.method,
      path: ctx.state["route"] as string, // set by measureRequests
      status: ctx.status,
      ms: Math.round(performance.now() - started),
    };
    if (ctx.status < 500) logger.info(line, "request");
    else logger.error({ ...line, error: toLogged(ctx.state["error"]) }, "request failed");
  };
}

const HEADER = "X-Request-Id";

/** Gives each request an id for the logs: the proxy's if it is valid, otherwise a new one. */
export function identifyRequest(ctx: Context, next: Next): Promise<void> {
  const sent = ctx.get(HEADER);
  const requestId = /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
  ctx.state["requestId"] = requestId;
  ctx.set(HEADER, requestId);
  return next();
}
