import { startTestApi, type TestApi } from "../../test/testApi";
import { freePort } from "../standalone/freePort";
import { serveMetrics } from "./metrics";

let api: TestApi;
let stopMetrics: () => Promise<void>;
let address: string;
beforeAll(async () => {
  api = await startTestApi();
  const metricsPort = await freePort();
  stopMetrics = await serveMetrics(api.metrics, { metricsPort, host: "127.0.0.1" });
  address = `http://127.0.0.1:${metricsPort}`;
});
afterAll(async () => {
  await stopMetrics();
  await api.stop();
});

const readMetrics = async () => (await fetch(`${address}/metrics`)).text();

/** How many requests have been answered so. */
const countIn = (text: string, method: string, route: string, status: number) => {
  const series = `ridgeline_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} `;
  const line = text.split("\n").find((candidate) => candidate.startsWith(series));
  return line === undefined ? undefined : Number(line.slice(series.length));
};

test("requests are counted under their route's pattern, even if a middleware refused them, and without what a visitor sent", async () => {
  await api.get("/api/services").expect(200);
  await api.get("/api/services").expect(200);
  await api.ownerDelete("/api/admin/services/2147483647").expect(404);
  await api.request.put("/api/admin/services/7").expect(401);
  await api.request.patch("/api/services").expect(405);
  await api.get("/photos/ann@example.com/960.webp").set("User-Agent", "Ann's phone").expect(404);
  await api.get("/api/Ann-Lee/7065550199?email=ann@example.com").expect(404);

  const text = await readMetrics();

  expect(countIn(text, "GET", "/api/services", 200)).toBe(2);
  expect(countIn(text, "DELETE", "/api/admin/services/:id", 404)).toBe(1);
  expect(countIn(text, "PUT", "/api/admin/services/:id", 401)).toBe(1);
  expect(countIn(text, "PATCH", "/api/services", 405)).toBe(1);
  expect(countIn(text, "GET", "/photos/:id/:file", 404)).toBe(1);
  expect(countIn(text, "GET", "none", 404)).toBe(1);
  expect(text).not.toMatch(/Ann|7065550199|example\.com|127\.0\.0\.1/);
});

test("the metrics are only on their own port", async () => {
  await api.get("/metrics").expect(404);
  await api.get("/api/metrics").expect(404);
  expect((await fetch(`${address}/api/services`)).status).toBe(404);
});
