import { startTestApi, type TestApi } from "../../test/testApi";

let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await startTestApi();
  const { port } = api.server.address() as { port: number }; // a server that listens has one
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => api.stop());

test.each(["PROPFIND", "LINK", "REPORT"])(
  "the unknown method %s is 405 with Allow, in plain text",
  async (method) => {
    const response = await fetch(`${origin}/api/services`, { method });

    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("HEAD, GET");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe(`This address does not take ${method}.`);
  },
);

test("OPTIONS lists the allowed methods", async () => {
  const response = await fetch(`${origin}/api/quote`, { method: "OPTIONS" });

  expect(response.status).toBe(200);
  expect(response.headers.get("allow")).toBe("POST");
  expect(await response.text()).toBe("");
});
