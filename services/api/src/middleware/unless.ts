import type { Context, Middleware } from "koa";

/** The middleware, but not for requests of which `isExempt` is true. */
export function unless(isExempt: (ctx: Context) => boolean, middleware: Middleware): Middleware {
  return async (ctx, next) => {
    await (isExempt(ctx) ? next() : middleware(ctx, next));
  };
}
