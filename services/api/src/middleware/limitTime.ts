import type { Middleware } from "koa";
import { tooSlow, unavailable } from "../http/errors";
import { withTimeout } from "../process/withTimeout";

/** Answers after `milliseconds`, no matter what it is waiting for: 408 if the request itself has not arrived, else 503. */
export function limitTime(milliseconds: number): Middleware {
  return (ctx, next) =>
    withTimeout(next(), milliseconds, () => (ctx.req.complete ? unavailable() : tooSlow()));
}
