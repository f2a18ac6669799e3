import type { Middleware } from "koa";
import { baseHeaders } from "./baseHeaders";

export function setBaseHeaders(): Middleware {
  return (ctx, next) => {
    ctx.set(baseHeaders);
    return next();
  };
}
