import { gzipSync } from "node:zlib";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { ADMIN_TOKEN, provideApi, startTestApi } from "../../test/testApi";

const ORIGIN = "https://a.example";
const api = provideApi({ QUOTE_LIMIT: "100000", CORS_ORIGINS: ORIGIN });

type Body = string | Buffer | ReadableStream;

/** As fetch sends it, with nothing added. */
async function send(path: string, method: string, body?: Body, headers = {}) {
  const { port } = api.server.address() as { port: number }; // a server that listens has one
  const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : body;
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(sent && { body: sent, duplex: "half" }),
  });
}

/** Whatever begins with /api/admin, known or not. */
const ADMIN_CALLS = [
  "GET /api/admin",
  "GET /api/admin/",
  "GET /api/admin/nothing-here",
  "GET /API/Admin/services",
  "GET /api/admin/testimonials",
  "GET /api/admin/services",
  "GET /api/admin/service-areas",
  "GET /api/admin/featured-projects",
  "GET /api/admin/quote-requests",
  "GET /api/admin/quarantine",
  "GET /api/admin/notifications",
  "GET /api/admin/business",
  "PUT /api/admin/testimonials/1",
  "PATCH /api/admin/services/1",
  "PUT /api/admin/business",
  "DELETE /api/admin/services/1",
  "POST /api/admin/services",
  "POST /api/admin/photos",
  "POST /api/admin/heartbeat",
  "POST /api/admin/push-devices",
  "POST /api/admin/review-invitations",
  `GET /api/admin/services?token=${ADMIN_TOKEN}&access_token=${ADMIN_TOKEN}`,
];

describe("without the right token", () => {
  test.each(ADMIN_CALLS)("%s is 401", async (call) => {
    const [method = "", path = ""] = call.split(" ");

    const response = await send(path, method);

    expect(response.status).toBe(401);
    expect(await response.text()).toBe("A valid admin token is needed here.");
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  test.each([
    "",
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

  test("an overlarge body is 401, not 413: the token is checked before the body is read", async () => {
    await api.request
      .post("/api/admin/services")
      .send({ slug: "x".repeat(100_000) })
      .expect(401);
  });
});

test("each of two tokens is accepted, but not both; the response is not cached", async () => {
  const other = "fedcba9876543210fedcba9876543210";
  const rotating = await startTestApi({ ADMIN_TOKEN: `${ADMIN_TOKEN}, ${other}` }, api.database);
  const ask = (header: string) =>
    rotating
      .get("/api/admin/services")
      .set("Authorization", header)
      .expect("Cache-Control", "no-store");

  for (const header of [`bearer ${ADMIN_TOKEN}`, `Bearer   ${other}`])
    await ask(header).expect(200);
  await ask(`Bearer ${ADMIN_TOKEN}, ${other}`).expect(401);
});

test("past the limit wrong tokens are 429 with Retry-After; the right one still works", async () => {
  const limited = await startTestApi({}, api.database);
  const guess = () => limited.get("/api/admin/services").set("Authorization", "Bearer wrong");
  jest.spyOn(performance, "now").mockReturnValue(performance.now());
  for (let n = 0; n < 10; n += 1) await guess().expect(401);

  const refused = await guess().expect(
    429,
    "Too many wrong admin tokens were tried from your connection. Please try again in 10 minutes.",
  );

  expect(refused.headers["retry-after"]).toBe("600");
  await limited.ownerGet("/api/admin/services").expect(200);
  await limited.get("/api/admin/services").expect(401);
  expect(await api.database("rateLimits").where("key", "like", "%token%")).toEqual([]);
});

describe("a body that cannot be read", () => {
  const valid = JSON.stringify(validQuoteRequest);
  const withName = (...bytes: number[]) =>
    Buffer.concat([
      Buffer.from('{"fullName":"'),
      Buffer.from(bytes),
      Buffer.from(`",${valid.slice(1)}`),
    ]);
  /** Padded with blanks. */
  const ofLength = (bytes: number) => Buffer.from(valid.padEnd(bytes));
  /** Without a Content-Length. */
  const chunked = (body: string | Buffer) => new Blob([new Uint8Array(Buffer.from(body))]).stream();

  beforeEach(() => api.database("quoteRequests").delete());

  const NO_JSON = /^The request body is not valid JSON in UTF-8\.$/;
  const NOT_STORABLE = /^(fullName: )?This contains a character that cannot be stored\./;
  const TOO_LARGE = /^The request is too large\.$/;
  const COMPRESSED = /^The body must not be compressed\.$/;
  const NOT_JSON_TYPE = /^The request body must be JSON\.$/;
  const LIMIT = 32 * 1024;

  test.each<[string, number, RegExp, Body, object?]>([
    ["is cut short", 400, NO_JSON, valid.slice(0, -5)],
    ["is blank", 400, NO_JSON, " "],
    ["is not UTF-8", 400, NO_JSON, withName(0xff, 0xfe, 0x41)],
    ["is very deep", 400, /^Expected object/, `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
    ["is empty and chunked", 400, /^The request has no body\.$/, chunked("")],
    ["has NUL in text", 400, NOT_STORABLE, valid.replace("Ann", "A\\u0000nn")],
    ["has NUL in a name", 400, NOT_STORABLE, valid.replace("{", '{"a\\u0000":1,')],
    ["has a lone surrogate", 400, NOT_STORABLE, valid.replace("Ann", "A\\ud800nn")],
    ["sets its prototype", 400, /^Unrec/, valid.replace("{", '{"__proto__":{"isAdmin":true},')],
    ["is compressed", 415, COMPRESSED, gzipSync(valid), { "Content-Encoding": "gzip" }],
    ["is text", 415, NOT_JSON_TYPE, valid, { "Content-Type": "text/plain" }],
    ["has no type", 415, NOT_JSON_TYPE, valid, { "Content-Type": "" }],
    ["has 32 kB and a byte", 413, TOO_LARGE, ofLength(LIMIT + 1)],
    ["has as many, chunked", 413, TOO_LARGE, chunked(ofLength(LIMIT + 1))],
    ["has as many bytes, but fewer characters", 413, TOO_LARGE, "é".repeat(17_000)],
  ])("because it %s is %i in plain text", async (_, status, sentence, body, headers = {}) => {
    const response = await send("/api/quote", "POST", body, headers);

    expect(await response.text()).toMatch(sentence);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await api.database("quoteRequests").pluck("id")).toEqual([]);
  });

  test("32 kB are read, with and without a Content-Length", async () => {
    expect((await send("/api/quote", "POST", ofLength(LIMIT))).status).toBe(201);
    expect((await send("/api/quote", "POST", chunked(ofLength(LIMIT)))).status).toBe(201);
  });
});

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
  await api
    .get(path)
    .expect(404, "This address does not exist.")
    .expect("Content-Type", "text/plain; charset=utf-8");
});

test.each([
  ["POST", "/api/services", "HEAD, GET"],
  ["GET", "/api/quote", "POST"],
  ["PATCH", "/api/quote", "POST"],
  ["PROPFIND", "/api/services", "HEAD, GET"],
])("%s %s is 405 with Allow: %s", async (method, path, allow) => {
  const response = await send(path, method);

  expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
  expect(await response.text()).toBe(`This address does not accept ${method}.`);
});

test.each([
  ["4f2a-9c_10ab", true],
  ["a b", false],
  ["x".repeat(65), false],
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

  const lines = api.logs.slice(before);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 30, method: "POST", path: "/api/quote", status: 201, msg: "request" },
    { level: 30, status: 400 },
    { path: "/api/admin/quote-requests", status: 200 },
  ]);
  expect(lines.join("")).not.toMatch(
    /"error"|Ann|7065550199|example\.com|secret|kitchen|0123456789abcdef/,
  );
});

test("nginx's own visits are not in the log, a visitor's are", async () => {
  const behind = await startTestApi({ STACK: "ridgeline" }, api.database);
  await behind.get("/api/services").set("X-Forwarded-For", "127.0.0.1").expect(200);
  await behind.get("/privacy").set("X-Forwarded-For", "203.0.113.9").expect(200);

  expect(behind.logs.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { path: "/privacy", status: 200 },
  ]);
});

test.each([
  ["delete", "/api/admin/services/2147483647", "/api/admin/services/:id", 401],
  ["patch", "/api/services", "/api/services", 405],
  ["get", "/photos/ann@example.com/960.webp", "/photos/:id/:file", 404],
  ["get", "/api/Ann-Lee/7065550199", "none", 404],
] as const)("%s %s is logged as %s", async (method, path, pattern, status) => {
  await api.request[method](path);

  const line = { method: method.toUpperCase(), path: pattern, status };
  expect(JSON.parse(api.logs.at(-1) ?? "")).toMatchObject(line);
});

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
