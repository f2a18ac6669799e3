import { provideApi } from "../../test/testApi";

const api = provideApi({ STACK: "ridgeline" }, "each");

test("nginx's own visits are not in the log, a visitor's are", async () => {
  await api.get("/api/services").set("X-Forwarded-For", "127.0.0.1").expect(200);
  await api.get("/privacy").set("X-Forwarded-For", "203.0.113.9").expect(200);

  expect(api.logs.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { path: "/privacy", status: 200 },
  ]);
});
