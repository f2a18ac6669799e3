import type { Middleware } from "koa";
import { methodNotAllowed, notFound } from "../http/errors";

/** An address without a route is 404; one that has a route, but not for this method, is 405 with the router's Allow. */
export function refuseUnknown(): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.status === 404) throw notFound("This address");
    if (ctx.status === 405 || ctx.status === 501) throw methodNotAllowed(ctx.method);
  };
}
