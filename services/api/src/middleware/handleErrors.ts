import type { Context, Middleware, Next } from "koa";
import { isDatabaseUnavailable } from "../database/databaseErrors";
import { ApiError, notFound, notInTime, tooSlow, unavailable } from "../http/apiErrors";
import { withTimeout } from "../process/withTimeout";

/** Turns every error into a response with its status, and its message as plain text. */
export async function handleErrors(ctx: Context, next: Next): Promise<void> {
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
}

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return unavailable();
  return new ApiError(500, "Something went wrong on our side. Please try again.");
}

/** A path without a route is 404; a path with routes, but none for this method, is 405 with the router's Allow. */
export async function refuseUnknown(ctx: Context, next: Next): Promise<void> {
  await next();
  if (ctx.status === 404 && !ctx.body) throw notFound("This address");
  if (ctx.status === 405 || ctx.status === 501)
    throw new ApiError(405, `This address does not accept ${ctx.method}.`);
}

/** Responds after `milliseconds` at the latest: 408 if the request has not arrived completely, otherwise 503. */
export function limitTime(milliseconds: number): Middleware {
  return function limitedTime(ctx, next) {
    return withTimeout(next(), milliseconds, () => (ctx.req.complete ? notInTime() : tooSlow()));
  };
}
