import type { Middleware } from "koa";
import { unavailable } from "../http/errors";
import { withTimeout } from "../process/withTimeout";

/** Answers 503 after `milliseconds`, no matter what the request is waiting for. */
export function limitTime(milliseconds: number): Middleware {
  return (_ctx, next) => withTimeout(next(), milliseconds, unavailable);
}
