import { randomUUID } from "node:crypto";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startTestApi, type TestApi } from "../../test/testApi";
import { connect } from "../database/connect";
import { serveMetrics } from "./metrics";
import { freePort } from "../standalone/freePort";

let api: TestApi;
let stopMetrics: () => Promise<void>;
let address: string;
beforeAll(async () => {
  api = await startTestApi({
    QUOTE_LIMIT: "3",
    WEBHOOK_URL: "https://hook.example/",
    WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef",
  });
  ({ address, stop: stopMetrics } = await startMetrics(api));
});
afterAll(async () => {
  await stopMetrics();
  await api.stop();
});

async function startMetrics({ metrics }: TestApi) {
  const metricsPort = await freePort();
  const stop = await serveMetrics(metrics.print, { metricsPort, host: "127.0.0.1" });
  return { address: `http://127.0.0.1:${metricsPort}`, stop };
}

const readMetrics = async () => (await fetch(`${address}/metrics`)).text();

/** The value of the metric with exactly this name and these labels. */
const valueOf = (text: string, series: string) => {
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

const requests = (method: string, route: string, status: number) =>
  `ridgeline_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

test("requests are counted under their route's pattern, even if a middleware refused them", async () => {
  await api.get("/api/services").expect(200);
  await api.get("/api/services").expect(200);
  await api.ownerDelete("/api/admin/services/2147483647").expect(404);
  await api.request.put("/api/admin/services/7").expect(401);
  await api.request.patch("/api/services").expect(405);
  await api.get("/photos/nothing/960.webp").expect(404);

  const text = await readMetrics();

  expect(valueOf(text, requests("GET", "/api/services", 200))).toBe(2);
  expect(valueOf(text, requests("DELETE", "/api/admin/services/:id", 404))).toBe(1);
  expect(valueOf(text, requests("PUT", "/api/admin/services/:id", 401))).toBe(1);
  expect(valueOf(text, requests("PATCH", "/api/services", 405))).toBe(1);
  expect(valueOf(text, requests("GET", "/photos/:id/:file", 404))).toBe(1);
});

test("request durations are counted in buckets", async () => {
  await api.get("/api/testimonials").expect(200);

  const text = await readMetrics();
  const bucket = (most: string) =>
    valueOf(
      text,
      `ridgeline_http_request_duration_seconds_bucket{le="${most}",method="GET",route="/api/testimonials"}`,
    );

  expect(bucket("2.5")).toBe(1);
  expect(bucket("+Inf")).toBe(1);
});

test("quote requests are counted once each, by outcome", async () => {
  const key = randomUUID();
  await api.postQuote(validQuoteRequest, key).expect(201);
  await api.postQuote(validQuoteRequest, key).expect(201);
  await api.postQuote({ ...validQuoteRequest, website: "https://x.example" }).expect(201);
  await api.postQuote({ ...validQuoteRequest, phone: "12" }).expect(400);
  await api.postQuote({ ...validQuoteRequest, fullName: "Bob Ray" }, key).expect(422);
  await api.postQuote(validQuoteRequest).expect(201);
  await api.postQuote(validQuoteRequest).expect(429);

  const text = await readMetrics();
  const quotes = (outcome: string) =>
    valueOf(text, `ridgeline_quote_requests_total{outcome="${outcome}"}`);

  expect(quotes("accepted")).toBe(2);
  expect(quotes("quarantined")).toBe(1);
  expect(quotes("refused")).toBe(3);
});

test("the pool's connections are reported, and the requests waiting for one", async () => {
  const small = connect({ url: api.url, pool: 1 });
  const full = await startTestApi({}, small);
  const metrics = await startMetrics(full);
  const held = await small.transaction();
  const waiting = small.raw("SELECT 1").catch(() => "given up");

  const text = await (await fetch(`${metrics.address}/metrics`)).text();

  const pool = (state: string) => valueOf(text, `ridgeline_database_pool{state="${state}"}`);
  expect([pool("total"), pool("idle"), pool("waiting")]).toEqual([1, 0, 1]);
  await held.rollback();
  await waiting;
  await metrics.stop();
  await full.stop();
});

test("the metrics contain nothing that a visitor sent", async () => {
  await api.get("/api/Ann-Lee/7065550199?email=ann@example.com").expect(404);
  await api.get("/photos/ann@example.com/secret.webp").set("User-Agent", "Ann's phone").expect(404);
  await api.get("/api/admin/services").set("Authorization", "Bearer secret-token").expect(401);

  const text = await readMetrics();

  expect(valueOf(text, requests("GET", "none", 404))).toBe(1);
  expect(text).not.toMatch(/Ann|Bob|7065550199|example\.com|secret|kitchen|127\.0\.0\.1/);
});

test("the metrics are only on their own port", async () => {
  await api.get("/metrics").expect(404);
  await api.get("/api/metrics").expect(404);
  expect((await fetch(`${address}/api/services`)).status).toBe(404);
});

test("every outcome of a quote request starts at 0", async () => {
  const fresh = await startTestApi();

  const text = await fresh.metrics.print();

  for (const outcome of ["accepted", "quarantined", "refused"]) {
    expect(valueOf(text, `ridgeline_quote_requests_total{outcome="${outcome}"}`)).toBe(0);
  }
  await fresh.stop();
});
