import { provide } from "../../test/provide";
import { startTestApi } from "../../test/testApi";

const ORIGIN = "https://a.example";

const api = provide(() => startTestApi({ CORS_ORIGINS: ORIGIN }));

test("a preflight gets the same allowed methods and headers for every route", async () => {
  const { headers } = await api.request
    .options("/api/quote")
    .set({
      Origin: ORIGIN,
      "Access-Control-Request-Method": "PATCH",
      "Access-Control-Request-Headers": "x-anything, cookie",
    })
    .expect(204);

  expect(headers).toMatchObject({
    "access-control-allow-origin": ORIGIN,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "GET,POST,PUT,DELETE",
    "access-control-allow-headers": "Authorization,Content-Type,Idempotency-Key",
  });
});

test("a listed origin is named, in error responses too; another is not, and without a list none is", async () => {
  const closed = await startTestApi({}, api.database);
  const listed = await api.get("/api/admin/services").set("Origin", ORIGIN).expect(401);
  const other = await api.get("/api/services").set("Origin", "https://c.example");
  const { headers } = await closed.get("/api/services").set("Origin", ORIGIN);

  expect(listed.headers["access-control-allow-origin"]).toBe(ORIGIN);
  expect(listed.headers["vary"]).toMatch(/origin/i);
  expect(other.headers["access-control-allow-origin"]).toBeUndefined();
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  expect(headers["vary"]).not.toMatch(/origin/i);
});
