import { randomUUID } from "node:crypto";
import type { Middleware } from "koa";

const HEADER = "X-Request-Id";

/** Gives each request an id for the logs: the proxy's if it is valid, otherwise a new one. */
export function identifyRequest(): Middleware {
  return (ctx, next) => {
    const sent = ctx.get(HEADER);
    const requestId = /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
    ctx.state["requestId"] = requestId;
    ctx.set(HEADER, requestId);
    return next();
  };
}
