import { startTestApi, type TestApi } from "../../test/testApi";

const ORIGIN = "https://a.example";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ CORS_ORIGINS: ORIGIN });
});
afterAll(() => api.stop());

test("a preflight gets the same allowed methods and headers for every route, cached for ten minutes", async () => {
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
    "access-control-max-age": "600",
  });
});

test("an origin that is not listed gets no permission", async () => {
  const { headers } = await api.request
    .options("/api/quote")
    .set({ Origin: "https://b.example", "Access-Control-Request-Method": "POST" });

  expect(headers).not.toHaveProperty("access-control-allow-origin");
  expect(headers).not.toHaveProperty("access-control-allow-methods");
});

test("an error response allows the origin too, so that the page can read it", async () => {
  const { headers } = await api.get("/api/admin/services").set("Origin", ORIGIN).expect(401);

  expect(headers["access-control-allow-origin"]).toBe(ORIGIN);
});
