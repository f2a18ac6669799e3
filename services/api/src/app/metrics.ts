import type Router from "@koa/router";
import type { Middleware } from "koa";
import { createServer } from "node:http";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Config } from "../config/readConfig";
import { drain, listen } from "../process/listen";

export type Metrics = ReturnType<typeof createMetrics>;

/** This process's counts since it started. No label contains anything that a visitor sent. */
export function createMetrics() {
  const registry = new Registry();
  const durations = new Histogram({
    name: "ridgeline_http_request_duration_seconds",
    help: "Time from a request's head to its answer, by the route's pattern.",
    labelNames: ["method", "route", "status"],
    // Lists take a few milliseconds; a request times out after 2.5 s.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return { registry, durations };
}

/** Counts each answered request under its route's pattern, since the path itself may contain anything. */
export function measureRequests(router: Router, { durations }: Metrics): Middleware {
  return async function measuredRequest(ctx, next) {
    const stopTimer = durations.startTimer();
    await next();
    const route = patternOf(router, ctx.path, ctx.method);
    ctx.state["route"] = route; // for logRequests
    stopTimer({ method: ctx.method, route, status: ctx.status });
  };
}

/** Matches the route again: a request that was refused earlier never reached the router. */
function patternOf(router: Router, address: string, method: string): string {
  const { path, pathAndMethod } = router.match(address, method);
  const layer = pathAndMethod[0] ?? path[0];
  return typeof layer?.path === "string" ? layer.path : "none"; // a pattern alone is the not-found page
}

/** Answers Prometheus on a separate port, which nginx does not forward; port 0 turns it off. Resolves to its stop function. */
export async function serveMetrics(
  { registry }: Metrics,
  { metricsPort, host }: Pick<Config, "metricsPort" | "host">,
  report: (error: Error) => void,
): Promise<() => Promise<void>> {
  if (metricsPort === 0) return () => Promise.resolve();
  collectDefaultMetrics({ register: registry });
  const server = createServer(({ url }, response) => {
    if (url !== "/metrics") return void response.writeHead(404).end();
    void registry.metrics().then((text) => {
      response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
    });
  });
  await listen(server, { port: metricsPort, host }, report);
  return () => drain(server, 1000);
}
