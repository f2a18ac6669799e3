import { setTimeout } from "node:timers/promises";
import { beginQuote } from "../test/beginQuote";
import { runApi } from "../test/runApi";
import { killLeftovers, runBuilt } from "../test/runBuilt";
import { ADMIN_TOKEN } from "../test/testApi";
import { createTestDatabase } from "../test/testDatabase";
import type { Database } from "./database/connect";
import { freePort } from "./standalone/freePort";

let apiUrl: URL;
let database: Database;
beforeAll(async () => {
  const created = await createTestDatabase();
  database = created.database;
  apiUrl = new URL(created.apiUrl);
});
afterAll(() => database.destroy());
afterEach(killLeftovers);

const start = (settings: Record<string, string>) =>
  runApi({ DATABASE_URL: apiUrl.href, ...settings });

const isLive = (origin: string) =>
  fetch(`${origin}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

const connectionsOfApi = () =>
  database("pg_stat_activity").where({
    datname: apiUrl.pathname.slice(1),
    usename: apiUrl.username,
  });

async function untilBlocked(): Promise<void> {
  while ((await connectionsOfApi().where({ wait_event_type: "Lock" }).pluck("pid")).length === 0);
}

test("LOG_LEVEL=error prints no line for a successful request", async () => {
  const PORT = String(await freePort());
  const settings = { PORT, DATABASE_URL: apiUrl.href, ADMIN_TOKEN, LOG_LEVEL: "error" };
  const api = runBuilt("main.js", settings);
  while (!(await isLive(`http://127.0.0.1:${PORT}`))) await setTimeout(50);

  api.child.kill("SIGTERM");

  expect(await api.exitCode).toBe(0);
  expect(api.output()).toBe("");
});

test("REQUEST_TIMEOUT_MS cuts off a request that takes longer to arrive", async () => {
  const api = await start({ REQUEST_TIMEOUT_MS: "200" });

  const started = performance.now();
  const { status } = await beginQuote(api.origin);

  expect(await status).toBe(408);
  expect(performance.now() - started).toBeGreaterThanOrEqual(195);
});

test("SHUTDOWN_TIMEOUT_MS cuts off what is still in flight then", async () => {
  const api = await start({ SHUTDOWN_TIMEOUT_MS: "200", REQUEST_TIMEOUT_MS: "60000" });
  const { status } = await beginQuote(api.origin);
  const isCutOff = expect(status).rejects.toThrow();

  api.child.kill("SIGTERM");

  await isCutOff;
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

test("DATABASE_POOL limits the connections that requests use", async () => {
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
  await lock.rollback();
  await answers;

  expect(await connectionsOfApi().pluck("pid")).toHaveLength(1);
});
