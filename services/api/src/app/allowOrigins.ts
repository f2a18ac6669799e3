import cors from "@koa/cors";
import type { Middleware } from "koa";

/** Same origin only, unless origins are listed. Those may send credentials, so the response names them, never `*`. */
export function allowOrigins(origins: readonly string[]): Middleware {
  if (origins.length === 0) return (_ctx, next) => next();
  return cors({
    credentials: true,
    origin: (ctx) => (origins.includes(ctx.get("Origin")) ? ctx.get("Origin") : ""),
    allowMethods: ["GET", "POST", "PUT", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key"],
    maxAge: 600,
  });
}
