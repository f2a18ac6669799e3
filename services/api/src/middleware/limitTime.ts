import type { Middleware } from "koa";
import { unavailable } from "../http/errors";
import { withTimeout } from "../process/withTimeout";

/** Answers 503 after `milliseconds`, whatever the request is still waiting for. */
export function limitTime(milliseconds: number): Middleware {
  return (_ctx, next) => withTimeout(next(), milliseconds, unavailable);
}
