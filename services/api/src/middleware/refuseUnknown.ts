import type { Middleware } from "koa";
import { notFound } from "../http/errors";

/** An address that no route answers is 404; one that is there, but not for this method, 405 with the router's Allow. */
export function refuseUnknown(): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.body !== undefined && ctx.body !== null) return;
    if (ctx.status === 404) throw notFound("This address");
    if (ctx.status === 405 || ctx.status === 501) {
      ctx.status = 405;
      ctx.type = "text/plain; charset=utf-8";
      ctx.body = `This address does not take ${ctx.method}.`;
    }
  };
}
