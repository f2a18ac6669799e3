import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { createDatabase } from "../../../../db/test/createDatabase";
import { provide } from "../../test/provide";
import { impatient, startTestApi } from "../../test/testApi";
import { connect, connectForCommand } from "./connect";

const TIME_LIMIT = 3000;

async function expectAway(
  answer: () => PromiseLike<{ status: number; text: string; headers: object }>,
) {
  const started = performance.now();
  const { status, text, headers } = await answer();
  expect(performance.now() - started).toBeLessThan(TIME_LIMIT);
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    "retry-after": "5",
    "content-type": "text/plain; charset=utf-8",
  });
  expect(text).toBe("We cannot reach our records right now. Please try again in a moment.");
}

test("while nothing listens on the database's port, whatever needs it is 503 within 3 s; the rest works", async () => {
  const api = await startTestApi(
    {},
    connect({ url: "postgres://nobody:x@127.0.0.1:1/none", pool: 2 }),
    undefined,
    impatient,
  );
  await api.get("/").expect(503); // the first of all also loads what it needs

  await expectAway(() => api.get("/"));
  await expectAway(() => api.get("/api/services"));
  await expectAway(() => api.ownerGet("/api/admin/services"));
  await expectAway(() => api.postQuote(validQuoteRequest));
  await expectAway(() => api.get("/api/health/ready"));
  await api.get("/api/health/live").expect(200, { status: "live" });
  await api.get("/api/admin/services").set("Authorization", "Bearer wrong").expect(401);
});

test("before all migrations it is not ready, and says what is missing", async () => {
  const api = await startTestApi({}, connect({ url: await createDatabase(), pool: 2 }));

  await api.get("/api/health/ready").expect(503, /^The database lacks 001_content, 002_/);
  await api.get("/api/health/live").expect(200, { status: "live" });
});

describe("with a database", () => {
  const api = provide(() => startTestApi({}, undefined, undefined, impatient));

  test("whose tables are locked, a list and a quote request are 503 within 3 s, and work right after", async () => {
    const locker = connectForCommand(api.url);
    const lock = await locker.transaction();
    await lock.raw("LOCK TABLE services, quote_requests, rate_limits IN ACCESS EXCLUSIVE MODE");

    await expectAway(() => api.get("/api/services"));
    await expectAway(() => api.ownerGet("/api/admin/quote-requests"));
    await expectAway(() => api.postQuote(validQuoteRequest));

    await lock.rollback();
    await locker.destroy();
    await api.get("/api/health/ready").expect(200, { status: "ready" });
    await api.get("/api/services").expect(200);
    await api.postQuote(validQuoteRequest).expect(201);
  });

  test("whose every connection is in use, a request is 503 within 3 s", async () => {
    const busy = connect({ url: api.url, pool: 1 });
    const full = await startTestApi({}, busy, undefined, impatient);
    const held = await busy.transaction();

    await expectAway(() => full.get("/api/services"));

    await held.rollback();
    await full.get("/api/services").expect(200);
  });

  test("statements of requests end in Postgres, those of commands may take long, but wait for no lock", async () => {
    const [requests, command] = [connect({ url: api.url }), connectForCommand(api.url)];
    const limitsOf = async (of: typeof command) => {
      const names = ["lock_timeout", "statement_timeout"];
      const settings = of("pg_settings").whereIn("name", names).orderBy("name");
      return settings.pluck<string[]>("setting");
    };

    expect(await limitsOf(requests)).toEqual(["1500", "2000"]); // ms
    expect(await limitsOf(command)).toEqual(["1500", "0"]);
    await requests.destroy();
    await command.destroy();
  });
});
