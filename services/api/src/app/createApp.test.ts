import { gzipSync } from "node:zlib";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { ADMIN_TOKEN, startTestApi, type TestApi } from "../../test/testApi";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ QUOTE_LIMIT: "100000" });
});
afterAll(() => api.stop());

const ADMIN_PATHS = [
  ["GET", "/api/admin/testimonials"],
  ["GET", "/api/admin/services"],
  ["GET", "/api/admin/service-areas"],
  ["GET", "/api/admin/featured-projects"],
  ["GET", "/api/admin/quote-requests"],
  ["PUT", "/api/admin/testimonials/1"],
  ["DELETE", "/api/admin/services/1"],
  ["POST", "/api/admin/services"],
  ["POST", "/api/admin/photos"],
  ["POST", "/api/admin/heartbeat"],
  ["POST", "/api/admin/push-devices"],
  ["GET", "/api/admin/notifications"],
  ["GET", "/api/admin/quarantine"],
  ["GET", "/api/admin"],
  ["GET", "/api/admin/"],
  ["GET", "/api/admin/nothing-here"],
  ["PATCH", "/api/admin/services/1"],
  ["GET", "/API/Admin/services"],
] as const;

describe("without the right token", () => {
  test.each(ADMIN_PATHS)("%s %s is 401", async (method, path) => {
    const call = method.toLowerCase() as "get" | "put" | "post" | "delete" | "patch";

    const response = await api.request[call](path).expect(401);

    expect(response.text).toBe("A valid admin token is needed here.");
    expect(response.headers["www-authenticate"]).toBe("Bearer");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  test.each([
    "",
    "Bearer",
    "Bearer ",
    `Basic ${ADMIN_TOKEN}`,
    ADMIN_TOKEN,
    `Bearer ${ADMIN_TOKEN}x`,
    `Bearer ${ADMIN_TOKEN.slice(1)}`,
    `Bearer ${ADMIN_TOKEN} ${ADMIN_TOKEN}`,
    "Bearer é",
  ])("the header %j is 401", async (header) => {
    await api.get("/api/admin/services").set("Authorization", header).expect(401);
  });

  test("a token in the address is 401", async () => {
    await api
      .get(`/api/admin/services?token=${ADMIN_TOKEN}&access_token=${ADMIN_TOKEN}`)
      .expect(401);
  });

  test("an overlarge body is 401, not 413: the token is checked before the body is read", async () => {
    await api.request
      .post("/api/admin/services")
      .send({ slug: "x".repeat(100_000) })
      .expect(401);
  });
});

test.each(["bearer ", "Bearer   "])("the token may follow %j", async (scheme) => {
  await api
    .get("/api/admin/services")
    .set("Authorization", scheme + ADMIN_TOKEN)
    .expect(200);
});

test("admin responses are not cached", async () => {
  await api.ownerGet("/api/admin/services").expect("Cache-Control", "no-store").expect(200);
});

test("each of two tokens is accepted", async () => {
  const other = "fedcba9876543210fedcba9876543210";
  const rotating = await startTestApi({ ADMIN_TOKEN: `${ADMIN_TOKEN}, ${other}` }, api.database);
  for (const token of [ADMIN_TOKEN, other]) {
    await rotating.get("/api/admin/services").set("Authorization", `Bearer ${token}`).expect(200);
  }
  await rotating
    .get("/api/admin/services")
    .set("Authorization", `Bearer ${ADMIN_TOKEN}, ${other}`)
    .expect(401);
  rotating.server.close();
});

test("past the limit wrong tokens are 429 with Retry-After; the right one still works", async () => {
  const limited = await startTestApi({}, api.database);
  const guess = () => limited.get("/api/admin/services").set("Authorization", "Bearer wrong");
  for (let n = 0; n < 10; n += 1) await guess().expect(401);

  const refused = await guess().expect(
    429,
    "Too many wrong admin tokens were tried from your connection. Please try again in 10 minutes.",
  );

  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(590);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600);
  await limited.ownerGet("/api/admin/services").expect(200);
  await limited.get("/api/admin/services").expect(401);
  expect(await api.database("rateLimits").where("key", "like", "%token%")).toEqual([]);
  limited.server.close();
});

describe("a body that is not valid JSON", () => {
  const valid = JSON.stringify(validQuoteRequest);
  const withName = (bytes: Buffer) =>
    Buffer.concat([Buffer.from('{"fullName":"'), bytes, Buffer.from(`",${valid.slice(1)}`)]);

  beforeEach(() => api.database("quoteRequests").delete());
  const expectNothingStored = async () =>
    expect(await api.database("quoteRequests").pluck("id")).toEqual([]);

  async function send(body: Buffer, headers: Record<string, string> = {}) {
    const { port } = api.server.address() as { port: number };
    return fetch(`http://127.0.0.1:${port}/api/quote`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: new Uint8Array(body),
    });
  }

  async function expectRefused(body: Buffer, sentence: string | RegExp) {
    const response = await send(body);

    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toMatch(sentence);
    await expectNothingStored();
  }

  test.each<[string, Buffer]>([
    ["cut short", Buffer.from(valid.slice(0, -5))],
    ["no JSON", Buffer.from("fullName=Ann")],
    ["blank", Buffer.from(" ")],
    ["not UTF-8", withName(Buffer.from([0xff, 0xfe, 0x41]))],
    ["an overlong sequence", withName(Buffer.from([0xc0, 0xaf]))],
    ["very deep", Buffer.from(`${"[".repeat(10_000)}${"]".repeat(10_000)}`)],
  ])("%s: 400 in plain text", (_, body) =>
    expectRefused(body, /^The request body is not valid JSON in UTF-8\.$/),
  );

  test.each<[string, Buffer]>([
    ["NUL in text", Buffer.from(valid.replace("Ann", "A\\u0000nn"))],
    ["NUL in a name", Buffer.from(valid.replace("{", '{"a\\u0000":1,'))],
    ["a lone surrogate", Buffer.from(valid.replace("Ann", "A\\ud800nn"))],
    ["a reversed pair", Buffer.from(valid.replace("Ann", "A\\udc00\\ud800nn"))],
  ])("%s: 400, since it cannot be stored", (_, body) =>
    expectRefused(body, /^The request contains a character that cannot be stored\.$/),
  );

  test.each<[string, Buffer]>([
    ["its own prototype", Buffer.from(valid.replace("{", '{"__proto__":{"isAdmin":true},'))],
    ["an array", Buffer.from(`[${valid}]`)],
    ["a string", Buffer.from('"text"')],
    ["null", Buffer.from("null")],
  ])("%s: 400 with the schema's problem", (_, body) =>
    expectRefused(body, /^(Expected object|Unrecognized key)/),
  );

  test("a compressed body is 415", async () => {
    const response = await send(gzipSync(valid), { "Content-Encoding": "gzip" });

    expect(response.status).toBe(415);
    expect(await response.text()).toBe("The body must not be compressed.");
    await expectNothingStored();
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/xml",
    "",
  ])("the content type %j is 415", async (type) => {
    const response = await send(Buffer.from(valid), { "Content-Type": type });

    expect(response.status).toBe(415);
    expect(await response.text()).toBe("The request body must be JSON.");
    await expectNothingStored();
  });
});

test("non-ASCII text is stored as sent", async () => {
  const fullName = "José Núñez-Dvořák 李 👷🏽‍♀️";
  await api.postQuote({ ...validQuoteRequest, fullName }).expect(201);

  expect(await api.database("quoteRequests").select("fullName")).toEqual([{ fullName }]);
  await api.database("quoteRequests").delete();
});

describe("addresses and methods", () => {
  test.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/services/1",
    "/api/%00",
    "/api/%E0%A4%A",
    "/api/Services",
    "/api/administrators",
  ])("%s is 404 in plain text", async (path) => {
    const response = await api.get(path).expect(404, "This address does not exist.");

    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  test.each([
    ["post", "/api/services", "HEAD, GET"],
    ["delete", "/api/testimonials", "HEAD, GET"],
    ["get", "/api/quote", "POST"],
    ["patch", "/api/quote", "POST"],
  ] as const)("%s %s is 405 with Allow: %s", async (method, path, allow) => {
    const response = await api.request[method](path).expect(405);

    expect(response.headers["allow"]).toBe(allow);
    expect(response.text).toBe(`This address does not accept ${method.toUpperCase()}.`);
  });

  test("an unknown method is 405, and OPTIONS lists the allowed ones", async () => {
    const { port } = api.server.address() as { port: number }; // a server that listens has one
    const ask = (path: string, method: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { method });

    const unknown = await ask("/api/services", "PROPFIND");
    expect([unknown.status, unknown.headers.get("allow")]).toEqual([405, "HEAD, GET"]);
    expect(await unknown.text()).toBe("This address does not accept PROPFIND.");
    const options = await ask("/api/quote", "OPTIONS");
    expect([options.status, options.headers.get("allow")]).toEqual([200, "POST"]);
  });

  test("HEAD is answered like GET, without the body", async () => {
    const response = await api.request.head("/api/services").expect(200);

    expect(response.text).toBeUndefined();
  });
});

test("no response reveals the server software", async () => {
  for (const path of ["/api/services", "/api/nothing", "/api/admin/services"]) {
    const { headers } = await api.get(path);
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
  }
});

test.each([
  ["4f2a-9c_10ab", true],
  ["x".repeat(8), true],
  ["x".repeat(64), true],
  ["a b", false],
  ["x".repeat(7), false],
  ["x".repeat(65), false],
  [".4f2a-9c_10ab", false],
])("the request id %j from the proxy is used: %j", async (id, isUsed) => {
  const { headers } = await api.get("/api/services").set("X-Request-Id", id);

  const own = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
  expect(headers["x-request-id"]).toMatch(isUsed ? new RegExp(`^${id}$`) : own);
});

test("logs are JSON lines without tokens or personal data", async () => {
  const before = api.logs.length;
  await api.postQuote(validQuoteRequest).expect(201);
  await api.postQuote({ ...validQuoteRequest, phone: "12 secret" }).expect(400);
  await api.ownerGet("/api/admin/quote-requests?email=ann@example.com").expect(200);
  await api.database("quoteRequests").delete();

  const lines = api.logs.slice(before);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { method: "POST", path: "/api/quote", status: 201, requestId: expect.any(String) as string },
    { status: 400 },
    { path: "/api/admin/quote-requests", status: 200 },
  ]);
  expect(lines.join("")).not.toMatch(/Ann|7065550199|example\.com|secret|kitchen|0123456789abcdef/);
});
