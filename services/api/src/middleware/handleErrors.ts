import type { Middleware } from "koa";
import { isDatabaseAway } from "../database/errors";
import { ApiError, unavailable, unexpected } from "../http/errors";

/** Turns every error into a response: its status, and its message as plain text. */
export function handleErrors(): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const answer = toApiError(error);
      ctx.state["error"] = error; // for logRequests
      ctx.status = answer.status;
      ctx.set(answer.headers);
      ctx.type = "text/plain; charset=utf-8";
      ctx.body = answer.message;
    }
  };
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isDatabaseAway(error) ? unavailable() : unexpected();
}
