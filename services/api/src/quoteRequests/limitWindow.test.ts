import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startTestApi, type TestApi } from "../../test/testApi";
import { deleteExpiredCounts } from "./quoteRequestRepository";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ QUOTE_LIMIT: "2" });
});
afterAll(() => api.stop());
beforeEach(() => api.database("rateLimits").delete());

const submit = async () => api.postQuote(validQuoteRequest);
/** Simulates that this much time has passed. */
const pass = (seconds: number) => api.database("rateLimits").decrement("expire", seconds * 1000);
const readExpiry = async () => {
  const [expire] = await api.database("rateLimits").orderBy("key").pluck<string[]>("expire");
  return Number(expire);
};

describe("the limit of accepted quote requests", () => {
  test("ends after an hour: the next one has the full limit and the full hour", async () => {
    await submit();
    await submit();
    expect((await submit()).status).toBe(429);
    await pass(3599);
    expect((await submit()).status).toBe(429);
    await pass(2);

    const before = Date.now();
    expect((await submit()).status).toBe(201);
    expect(await readExpiry()).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(await readExpiry()).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect((await submit()).status).toBe(201);
    expect((await submit()).status).toBe(429);
  });

  test("does not slide: its hour starts with the first request, and later ones do not extend it", async () => {
    await submit();
    const end = await readExpiry();

    await submit();
    await submit();

    expect(await readExpiry()).toBe(end);
  });

  test("tells how long to wait, to the second", async () => {
    await submit();
    await submit();
    await pass(3500);

    const seconds = Number((await submit()).headers["retry-after"]);

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

  await deleteExpiredCounts(api.database);
  await request.rollback();

  const left = await api.database("rateLimits").orderBy("key").pluck<string[]>("key");
  expect(left).toEqual(["in use", "open"]);
});
