import type Router from "@koa/router";
import type { Middleware } from "koa";
import { createServer, type ServerResponse } from "node:http";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "../config/readConfig";
import type { Database } from "../database/connect";
import { drain, listen } from "../process/listen";
import { type QuoteOutcome, quoteOutcomes } from "../quoteRequests/quoteRequestRoutes";

type AnsweredRequest = { method: string; route: string; status: number; seconds: number };

export type Metrics = {
  observeRequest: (request: AnsweredRequest) => void;
  countQuote: (outcome: QuoteOutcome) => void;
  /** All metrics in Prometheus' text format. */
  print: () => Promise<string>;
};

/** Seconds. Lists take a few milliseconds; a request times out after 2.5 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** This process's counts since it started. No label contains anything that a visitor sent. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "ridgeline_http_requests_total",
    help: "Answered requests, by the route's pattern.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "ridgeline_http_request_duration_seconds",
    help: "Time from a request's head to its answer.",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  const quotes = new Counter({
    name: "ridgeline_quote_requests_total",
    help: "Quote requests that were stored, set aside as maybe spam, or refused; repetitions are not counted.",
    labelNames: ["outcome"],
    registers,
  });
  const gauge = (name: string, help: string, ...labelNames: "state"[]) =>
    new Gauge({ name, help, labelNames, registers });
  const pool = gauge(
    "ridgeline_database_pool",
    "Connections to the database (total, idle), and who waits for one (waiting).",
    "state",
  );
  for (const outcome of quoteOutcomes) quotes.inc({ outcome }, 0);

  return {
    observeRequest: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    countQuote: (outcome) => quotes.inc({ outcome }),
    print: () => {
      setAll(pool, readPool(database));
      return registry.metrics();
    },
  };
}

function setAll(gauge: Gauge<"state">, values: Record<string, number>): void {
  for (const [state, value] of Object.entries(values)) gauge.set({ state }, value);
}

type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

function readPool({ client }: Database) {
  const { pool } = client as { pool: Pool }; // knex does not type its client
  return {
    total: pool.numUsed() + pool.numFree(),
    idle: pool.numFree(),
    waiting: pool.numPendingAcquires(),
  };
}

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

/** Answers Prometheus on a separate port, which nginx does not forward; port 0 turns it off. Resolves to its stop function. */
export async function serveMetrics(
  print: () => Promise<string>,
  { metricsPort, host }: Pick<Config, "metricsPort" | "host">,
): Promise<() => Promise<void>> {
  if (metricsPort === 0) return () => Promise.resolve();
  const server = createServer(({ url }, response) => {
    if (url === "/metrics") void answer(print, response);
    else response.writeHead(404).end();
  });
  await listen(server, { port: metricsPort, host, variable: "METRICS_PORT" });
  return () => drain(server, 1000);
}

async function answer(print: () => Promise<string>, response: ServerResponse): Promise<void> {
  const text = await print();
  response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
  response.end(text);
}
