import type Router from "@koa/router";
import type { Context, Middleware, Next } from "koa";
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { toLogged } from "../database/databaseErrors";

/**
 * One line per request, without headers, query or body: no secrets, no personal data. Its path is the route's pattern, since
 * the path itself may contain anything: however it is written, a link to write a review is a secret.
 */
export function logRequests(logger: Logger, router: Router): Middleware {
  return async function loggedRequest(ctx, next) {
    const started = performance.now();
    await next();
    const line = {
      requestId: ctx.state["requestId"] as string, // set by identifyRequest
      method: ctx.method,
      path: patternOf(router, ctx.path, ctx.method),
      status: ctx.status,
      ms: Math.round(performance.now() - started),
    };
    // nginx's own visits and the health checks, every few seconds, would fill the log.
    const isOwnVisit = ctx.app.proxy && ctx.ip === "127.0.0.1";
    if (ctx.status < 500) logger[isOwnVisit ? "debug" : "info"](line, "request");
    else logger.error({ ...line, error: toLogged(ctx.state["error"]) }, "request failed");
  };
}

/** Matches the route again: a request that was refused earlier never reached the router. */
function patternOf(router: Router, address: string, method: string): string {
  const { path, pathAndMethod } = router.match(address, method);
  const layer = pathAndMethod[0] ?? path[0];
  return typeof layer?.path === "string" ? layer.path : "none"; // a pattern alone is the not-found page
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
