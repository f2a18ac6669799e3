import { startTestApi, type TestApi } from "../../test/testApi";
import { freePort } from "../standalone/freePort";
import { serveMetrics } from "./metrics";

const fail = (error: Error) => {
  throw error;
};

let api: TestApi;
let stopMetrics: () => Promise<void>;
let address: string;
beforeAll(async () => {
  api = await startTestApi();
  const metricsPort = await freePort();
  stopMetrics = await serveMetrics(api.metrics, { metricsPort, host: "127.0.0.1" }, fail);
  address = `http://127.0.0.1:${metricsPort}`;
});
afterAll(async () => {
  await stopMetrics();
  await api.stop();
});

test("requests are counted under their route's pattern, even if a middleware refused them, and without what a visitor sent", async () => {
  await api.get("/api/services").expect(200);
  await api.get("/api/services").expect(200);
  await api.ownerDelete("/api/admin/services/2147483647").expect(404);
  await api.request.put("/api/admin/services/7").expect(401);
  await api.request.patch("/api/services").expect(405);
  await api.get("/photos/ann@example.com/960.webp").set("User-Agent", "Ann's phone").expect(404);
  await api.get("/api/Ann-Lee/7065550199?email=ann@example.com").expect(404);

  const text = await (await fetch(`${address}/metrics`)).text();

  const counts = text.matchAll(/seconds_count\{method="(.+)",route="(.+)",status="(\d+)"\} (\d+)/g);
  expect(Array.from(counts, ([, ...count]) => count.join(" ")).toSorted()).toEqual([
    "DELETE /api/admin/services/:id 404 1",
    "GET /api/services 200 2",
    "GET /photos/:id/:file 404 1",
    "GET none 404 1",
    "PATCH /api/services 405 1",
    "PUT /api/admin/services/:id 401 1",
  ]);
  expect(text).not.toMatch(/Ann|7065550199|example\.com|127\.0\.0\.1/);
});
