import type { Middleware } from "koa";
import { isDatabaseAway } from "../database/errors";
import { isError } from "../process/isError";
import {
  ApiError,
  badRequest,
  tooLarge,
  unavailable,
  unexpected,
  unsupportedType,
} from "../http/errors";

/** Turns every error into a response: its status, and its message as plain text. */
export function handleErrors(): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const answer = toApiError(error);
      if (answer.status >= 500) ctx.state["error"] = error;
      ctx.status = answer.status;
      ctx.set(answer.headers);
      ctx.type = "text/plain; charset=utf-8";
      ctx.body = answer.message;
    }
  };
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseAway(error)) return unavailable();
  switch (statusOf(error)) {
    case 400:
      return badRequest("The request cannot be read.");
    case 413:
      return tooLarge();
    case 415:
      return unsupportedType();
    default:
      return unexpected();
  }
}

/** The status of Koa's and the body parser's own errors. */
function statusOf(error: unknown): unknown {
  return isError(error) && "status" in error ? error.status : undefined;
}
