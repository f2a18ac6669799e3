import type { Middleware } from "koa";
import type { Logger } from "pino";
import { isError } from "../process/isError";

/** One line a request, without headers, query or body: nothing in it is secret or about a person. */
export function logRequests(logger: Logger): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    await next();
    const line = {
      requestId: ctx.state["requestId"] as string, // set by identifyRequest
      method: ctx.method,
      path: ctx.path,
      status: ctx.status,
      ms: Math.round(performance.now() - started),
    };
    if (ctx.status < 500) logger.info(line, "request");
    else logger.error({ ...line, error: describe(ctx.state["error"]) }, "request failed");
  };
}

/** Postgres' messages carry visitors' values: of its errors only the code and the constraint are told. */
function describe(error: unknown): object | undefined {
  if (!isError(error)) return undefined;
  if ("code" in error) {
    return {
      name: error.name,
      code: error.code,
      constraint: Reflect.get(error, "constraint") as unknown,
    };
  }
  return { name: error.name, stack: error.stack };
}
