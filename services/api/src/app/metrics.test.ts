import { startTestApi } from "../../test/testApi";
import { freePort } from "../standalone/freePort";
import { serveMetrics } from "./metrics";

test("requests are counted under their route's pattern, even if a middleware refused them, and without what a visitor sent", async () => {
  const api = await startTestApi();
  const at = { metricsPort: await freePort(), host: "127.0.0.1" };
  const stop = await serveMetrics(api.metrics, at, console.error);
  await api.get("/api/services").expect(200);
  await api.get("/api/services").expect(200);
  await api.ownerDelete("/api/admin/services/2147483647").expect(404);
  await api.request.put("/api/admin/services/7").expect(401);
  await api.request.patch("/api/services").expect(405);
  await api.get("/photos/ann@example.com/960.webp").set("User-Agent", "Ann's phone").expect(404);
  await api.get("/api/Ann-Lee/7065550199?email=ann@example.com").expect(404);

  const text = await (await fetch(`http://127.0.0.1:${at.metricsPort}/metrics`)).text();
  await stop();

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
