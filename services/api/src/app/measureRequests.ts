import type Router from "@koa/router";
import type { Middleware } from "koa";

export type AnsweredRequest = { method: string; route: string; status: number; seconds: number };

/** Counts each answered request under its route's pattern, since the path itself may contain anything. */
export function measureRequests(
  router: Router,
  observe: (request: AnsweredRequest) => void,
): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1000;
    const route = patternOf(router, ctx.path, ctx.method);
    observe({ method: ctx.method, route, status: ctx.status, seconds });
  };
}

/** Matches the route again: a request that was refused earlier never reached the router. */
function patternOf(router: Router, address: string, method: string): string {
  const { path, pathAndMethod } = router.match(address, method);
  const layer = pathAndMethod[0] ?? path[0];
  return layer ? String(layer.path) : "none";
}
