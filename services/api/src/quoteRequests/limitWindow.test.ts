import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startTestApi, type TestApi } from "../../test/testApi";
import { connect } from "./connect";
import { forgetCounts } from "./rateLimiter";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    QUOTE_LIMIT: "2",
    QUOTE_LIMIT_SECONDS: "600",
    WRONG_TOKEN_LIMIT: "2",
    WRONG_TOKEN_LIMIT_SECONDS: "600",
  });
});
afterAll(() => api.stop());
beforeEach(() => api.database("rateLimits").delete());

const limits = [
  {
    what: "accepted quote requests",
    good: 201,
    call: async () => api.postQuote(validQuoteRequest),
  },
  {
    what: "wrong tokens",
    good: 401,
    call: async () => api.get("/api/admin/services").set("Authorization", "Bearer wrong"),
  },
];

/** Simulates that this much time has passed. */
const pass = (seconds: number) => api.database("rateLimits").decrement("expire", seconds * 1000);
const readExpiry = async () => {
  const [expire] = await api.database("rateLimits").orderBy("key").pluck<string[]>("expire");
  return Number(expire);
};

describe.each(limits)("the limit of $what", ({ good, call }) => {
  test("ends with its window: the next one has the full limit and the full length", async () => {
    await call();
    await call();
    expect((await call()).status).toBe(429);
    await pass(599);
    expect((await call()).status).toBe(429);
    await pass(2);

    const before = Date.now();
    expect((await call()).status).toBe(good);
    expect(await readExpiry()).toBeGreaterThanOrEqual(before + 600_000);
    expect(await readExpiry()).toBeLessThanOrEqual(Date.now() + 600_000);
    expect((await call()).status).toBe(good);
    expect((await call()).status).toBe(429);
  });

  test("does not slide: its window starts with the first call, and later ones do not extend it", async () => {
    await call();
    const end = await readExpiry();

    await call();
    await call();

    expect(await readExpiry()).toBe(end);
  });

  test("tells how long to wait, to the second", async () => {
    await call();
    await call();
    await pass(500);

    const seconds = Number((await call()).headers["retry-after"]);

    expect(seconds).toBeGreaterThan(90);
    expect(seconds).toBeLessThanOrEqual(100);
  });
});

test("expired counts are deleted, with their addresses, unless they are in use", async () => {
  await api.database("rateLimits").insert([
    { key: "in use", points: 1, expire: Date.now() - 1 },
    { key: "past", points: 1, expire: Date.now() - 1 },
    { key: "open", points: 1, expire: Date.now() + 60_000 },
  ]);
  const request = await api.database.transaction();
  await request("rateLimits").where({ key: "in use" }).forUpdate();

  await forgetCounts(api.database);
  await request.rollback();

  const left = await api.database("rateLimits").orderBy("key").pluck<string[]>("key");
  expect(left).toEqual(["in use", "open"]);
});

test("each limit counts separately", async () => {
  const [quotes, tokens] = limits;
  await quotes?.call();
  await tokens?.call();

  expect(await api.database("rateLimits").orderBy("key").select("key", "points")).toEqual([
    { key: "quote-network:127.0.0.0/24", points: 1 },
    { key: "quote:127.0.0.1", points: 1 },
    { key: "wrong-token:127.0.0.1", points: 1 },
  ]);
});

test("while the database is unavailable, each process counts wrong tokens by itself", async () => {
  const away = await startTestApi(
    { WRONG_TOKEN_LIMIT: "2" },
    connect({ url: "postgres://nobody:x@127.0.0.1:1/none", pool: 2 }),
  );
  const guess = () => away.get("/api/admin/services").set("Authorization", "Bearer wrong");

  await guess().expect(401);
  await guess().expect(401);
  const refused = await guess().expect(429);

  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(590);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600);
  await away.stop();
});
