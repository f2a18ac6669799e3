import { validQuoteRequest } from "../../../contract/test/quoteRequests";
import { killLeftovers, runBuilt } from "../test/runBuilt";
import { createTestDatabase } from "../test/testDatabase";
import type { Database } from "./database/connect";
import { freePort } from "./standalone/freePort";

const ADMIN_TOKEN = "0123456789abcdef0123456789abcdef";

let url: string;
let database: Database;
beforeAll(async () => {
  ({ url, database } = await createTestDatabase());
});
afterAll(() => database.destroy());
afterEach(killLeftovers);

async function start(settings: Record<string, string>) {
  const PORT = String(await freePort());
  const api = runBuilt("main.js", { PORT, DATABASE_URL: url, ADMIN_TOKEN, ...settings });
  const origin = `http://127.0.0.1:${PORT}`;
  while (!(await isReady(origin))) await new Promise((resolve) => setTimeout(resolve, 50));
  return { ...api, origin };
}

const isReady = (origin: string) =>
  fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilBlocked(count = 1): Promise<void> {
  for (;;) {
    const blocked = await database("pg_stat_activity")
      .where({ datname: new URL(url).pathname.slice(1), wait_event_type: "Lock" })
      .pluck<number[]>("pid");
    if (blocked.length >= count) return;
  }
}

test("LOG_LEVEL=error prints no line for a successful request", async () => {
  const api = await start({ LOG_LEVEL: "error" });
  expect((await fetch(`${api.origin}/api/services`)).status).toBe(200);

  api.child.kill("SIGTERM");

  expect(await api.exitCode).toBe(0);
  expect(api.output()).toBe("");
});

test("REQUEST_TIMEOUT_MS ends a request that waits longer", async () => {
  const api = await start({ REQUEST_TIMEOUT_MS: "200" });
  const lock = await database.transaction();
  await lock.raw("LOCK TABLE services IN ACCESS EXCLUSIVE MODE");

  const started = performance.now();
  const { status } = await fetch(`${api.origin}/api/services`);
  const milliseconds = performance.now() - started;

  await lock.rollback();
  expect(status).toBe(503);
  expect(milliseconds).toBeGreaterThanOrEqual(195);
  expect(milliseconds).toBeLessThan(1400); // Postgres itself gives up waiting for a lock after 1500 ms
});

test("SHUTDOWN_TIMEOUT_MS cuts off what is still in flight then", async () => {
  const api = await start({ SHUTDOWN_TIMEOUT_MS: "200", REQUEST_TIMEOUT_MS: "60000" });
  const lock = await database.transaction();
  await lock.raw("LOCK TABLE quote_requests IN ACCESS EXCLUSIVE MODE");
  const inFlight = expect(
    fetch(`${api.origin}/api/quote`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(validQuoteRequest),
    }),
  ).rejects.toThrow();
  await untilBlocked();

  api.child.kill("SIGTERM");
  await inFlight;
  await lock.rollback();

  expect(await api.exitCode).toBe(0);
});

test("TRUST_PROXY=true counts wrong tokens by the address that the proxy adds", async () => {
  const api = await start({ TRUST_PROXY: "true", WRONG_TOKEN_LIMIT: "1" });
  const guess = async (forwardedFor: string) => {
    const headers = { Authorization: "Bearer wrong", "X-Forwarded-For": forwardedFor };
    return (await fetch(`${api.origin}/api/admin/services`, { headers })).status;
  };

  expect(await guess("198.51.100.1")).toBe(401);
  expect(await guess("198.51.100.2")).toBe(401);
  expect(await guess("203.0.113.9, 198.51.100.1")).toBe(429);
});

test("DATABASE_POOL is the most connections that requests take", async () => {
  const api = await start({ DATABASE_POOL: "1" });
  const lock = await database.transaction();
  await lock.raw("LOCK TABLE services IN ACCESS EXCLUSIVE MODE");

  const answers = Promise.all(
    [1, 2, 3].map(() =>
      fetch(`${api.origin}/api/admin/services`, {
        headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
      }),
    ),
  );
  await untilBlocked();
  const pids = await lock("pg_stat_activity")
    .where({ datname: new URL(url).pathname.slice(1), application_name: "ridgeline" })
    .whereNot("pid", lock.raw("pg_backend_pid()"))
    .where("wait_event_type", "Lock")
    .pluck<number[]>("pid");
  await lock.rollback();

  expect(pids).toHaveLength(1);
  await answers;
});
