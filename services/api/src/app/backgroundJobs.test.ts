import { createHash } from "node:crypto";
import { collectLogs } from "../../test/collectLogs";
import { createTestDatabase } from "../../test/testDatabase";
import { ADMIN_TOKEN } from "../../test/testApi";
import { readConfig } from "../config/readConfig";
import { createReadBusiness } from "../business/businessRepository";
import { connectForCommand, type Database } from "../database/connect";
import { startWorker, type Worker } from "./startWorker";

type Wait = { until: number; end: () => void; isOfJob: boolean };

/** The jobs' clock, in milliseconds, advanced only by the tests; the database uses real time. */
const mockClock = { now: 0, waits: new Set<Wait>() };

jest.mock("node:timers/promises", () => ({
  setTimeout: (milliseconds: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      const wait = {
        until: mockClock.now + milliseconds,
        end: () => resolve(value),
        isOfJob: signal !== undefined,
      };
      const abort = () => {
        mockClock.waits.delete(wait);
        reject(new Error("aborted"));
      };
      mockClock.waits.add(wait);
      signal?.addEventListener("abort", abort);
      if (signal?.aborted) abort();
    }),
}));

async function advance(milliseconds: number): Promise<void> {
  mockClock.now += milliseconds;
  for (const wait of mockClock.waits) {
    if (wait.until > mockClock.now) continue;
    mockClock.waits.delete(wait);
    wait.end();
  }
  await new Promise(setImmediate);
}

const MINUTE = 60_000;

let database: Database;
let ofWorker: Database;
let worker: Worker | undefined;
let jobs: number;
let collected: ReturnType<typeof collectLogs>;
let url: string;
let requestId: number;
beforeEach(async () => {
  const made = await createTestDatabase();
  await made.database.destroy();
  ({ url } = made);
  database = connectForCommand(url);
  ofWorker = connectForCommand(url);
  requestId = await addRequest({});
  collected = collectLogs();
});
afterEach(async () => {
  await worker?.stop(10_000); // the clock stands still, so this waits for the jobs
  worker = undefined;
  await ofWorker.destroy();
  await database.destroy();
});

function start(environment: Record<string, string> = {}): void {
  const config = readConfig({ ADMIN_TOKEN, DATABASE_URL: url, ...environment });
  const { logger } = collected;
  const readBusiness = createReadBusiness(ofWorker, (problem) => logger.error(problem));
  worker = startWorker({ config, database: ofWorker, logger, readBusiness });
  jobs = config.notifications.email ? 8 : 7;
}

async function addRequest(change: object): Promise<number> {
  const [row] = await database("quoteRequests")
    .insert({
      fullName: "Ann Lee",
      phone: "7065550199",
      serviceType: "other",
      projectDetails: "x".repeat(20),
      consentText: "yes",
      payloadDigest: Buffer.alloc(32),
      ...change,
    })
    .returning<{ id: number }[]>("id");
  if (!row) throw new Error("nothing inserted");
  return row.id;
}

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error("This did not happen within 30 s.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A message sent this many days ago. */
async function addSent(days: number): Promise<void> {
  await database("outbox").insert({
    kind: "quote-request",
    channel: "email",
    quoteRequestId: requestId,
    sentAt: database.raw("now() - ? * interval '1 day'", [days]),
  });
}
const count = async () => (await database("outbox").pluck("id")).length;
/** Waits until every job has finished its due work and sleeps. */
const letItWork = () =>
  until(() => [...mockClock.waits].filter((wait) => wait.isOfJob).length === jobs);
/** Gives something that must not happen the time to happen. */
const letTimePass = async () => {
  for (let turn = 0; turn < 20; turn += 1) await database.raw("SELECT 1");
};

test("messages sent more than 30 days ago are deleted; unsent messages stay", async () => {
  await addSent(31);
  await addSent(29);
  await database("outbox").insert({
    kind: "quote-request",
    channel: "email",
    quoteRequestId: requestId,
    createdAt: new Date(0),
  });

  start();
  await letItWork();

  expect(await count()).toBe(2);
});

test("the cleanup runs every hour", async () => {
  await addSent(31);
  start();
  await letItWork();
  expect(await count()).toBe(0);
  await addSent(31);

  await advance(59 * MINUTE);
  await letItWork();
  expect(await count()).toBe(1);

  await advance(MINUTE);
  await until(async () => (await count()) === 0);
});

test("a failed job is logged without Postgres' message and runs again an hour later", async () => {
  await addSent(31);
  await database.raw("ALTER TABLE outbox RENAME TO gone");
  start();
  await until(() => collected.logs.length > 0);
  await database.raw("ALTER TABLE gone RENAME TO outbox");
  await letItWork();

  await advance(60 * MINUTE);
  await until(async () => (await count()) === 0);

  expect(collected.logs.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 40,
      job: "delete sent notifications",
      error: { name: "error", code: "42P01" },
      msg: "job failed",
    },
  ]);
  expect(collected.logs.join("")).not.toMatch(/relation|delete from/i);
});

test("stop waits for the running job", async () => {
  await addSent(31);
  const lock = await database.transaction();
  await lock.raw("LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE");
  start();
  await until(isSomebodyWaiting);

  let isStopped = false;
  const stopped = worker?.stop(10_000).then(() => (isStopped = true));
  await letTimePass();
  expect(isStopped).toBe(false);
  await lock.rollback();
  await stopped;

  expect(await count()).toBe(0);
});

test("stop waits no longer than its limit", async () => {
  const lock = await database.transaction();
  await lock.raw("LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE");
  start();
  await until(isSomebodyWaiting);

  let isStopped = false;
  const stopped = worker?.stop(10_000).then(() => (isStopped = true));
  await advance(9999);
  expect(isStopped).toBe(false);
  await advance(1);
  await stopped;

  await lock.rollback();
});

test("no job runs after stop", async () => {
  start();
  await letItWork();
  await worker?.stop(10_000);
  await addSent(31);

  await advance(3 * 60 * MINUTE);
  await letTimePass();

  expect(await count()).toBe(1);
});

test("photos unused for a week are deleted", async () => {
  await database("photos").insert([
    { unusedSince: database.raw("now() - interval '8 days'") },
    { unusedSince: database.raw("now() - interval '6 days'") },
  ]);

  start();
  await until(async () => (await database("photos").pluck("id")).length === 1);
});

describe("old quote requests", () => {
  const daysOld = (days: number) => database.raw("now() - ? * interval '1 day'", [days]);
  const names = () => database("quoteRequests").orderBy("id").pluck<string[]>("email");
  beforeEach(async () => {
    await database("quoteRequests").delete();
    await addRequest({ email: "old", createdAt: daysOld(31) });
    await addRequest({ email: "young", createdAt: daysOld(29) });
    const held = daysOld(8);
    await addRequest({ email: "old spam", createdAt: held, quarantinedAt: held });
    await addRequest({ email: "young spam", quarantinedAt: daysOld(6) });
  });

  test.each([
    [{}, ["old", "young", "old spam", "young spam"]],
    [{ QUOTE_KEEP_DAYS: "30" }, ["young", "old spam", "young spam"]],
    [{ SPAM_KEEP_DAYS: "7" }, ["old", "young", "young spam"]],
  ])("are deleted as %j says", async (settings, left) => {
    start(settings);
    await letItWork();

    expect(await names()).toEqual(left);
  });
});

describe("a device is removed with the token that added it", () => {
  const FORMER = "former-0123456789abcdef01234567";
  const digestOf = (token: string) => createHash("sha256").update(token).digest();
  const add = (name: string, tokenDigest: Buffer) =>
    database("pushDevices").insert({ endpoint: name, p256dh: "x", auth: "x", name, tokenDigest });
  const names = () => database("pushDevices").orderBy("name").pluck<string[]>("name");
  const startWith = async (tokens: string) => {
    await worker?.stop(10_000);
    start({ ADMIN_TOKEN: tokens });
    await letItWork();
  };

  test("when the API starts, and within an hour if an old process adds it later", async () => {
    await add("new", digestOf(ADMIN_TOKEN));
    await add("old", digestOf(FORMER));
    await startWith(`${ADMIN_TOKEN},${FORMER}`);
    expect(await names()).toEqual(["new", "old"]);

    await startWith(ADMIN_TOKEN);
    expect(await names()).toEqual(["new"]);
    await add("late", digestOf(FORMER));
    await advance(60 * MINUTE);
    await letItWork();

    expect(await names()).toEqual(["new"]);
  });
});

describe("with off-site backup on, the owner is warned at most once a day", () => {
  const ON = { OFFSITE_BACKUP: "true", SMTP_URL: "smtp://127.0.0.1:1" };
  /** Simulates that this much time has passed. */
  const pass = (interval: string) =>
    database.raw(
      `UPDATE offsite_backup SET (watched_since, succeeded_at, warned_at) =
         (watched_since - i, succeeded_at - i, warned_at - i) FROM (SELECT ?::interval AS i) passed`,
      [interval],
    );
  const warnings = async () =>
    (await database("outbox").where({ kind: "no-backup" }).pluck("id")).length;
  const anHourLater = async () => {
    await advance(60 * MINUTE);
    await letItWork();
  };

  test("if none has succeeded for a day", async () => {
    start(ON);
    await letItWork();
    await pass("23 hours");
    await anHourLater();
    expect(await warnings()).toBe(0);

    await pass("2 hours");
    await anHourLater();
    expect(await warnings()).toBe(1);
    await pass("23 hours");
    await anHourLater();
    expect(await warnings()).toBe(1);

    await pass("2 hours");
    await anHourLater();
    expect(await warnings()).toBe(2);
  });

  test("but not while backups succeed", async () => {
    start(ON);
    await letItWork();
    await pass("30 days");
    await database("offsiteBackup").update({ succeededAt: database.fn.now() });

    await anHourLater();

    expect(await warnings()).toBe(0);
  });

  test("but not while it is off; the day starts again when it is turned on", async () => {
    start(ON);
    await letItWork();
    await pass("30 days");
    await worker?.stop(10_000);

    start();
    await letItWork();
    await worker?.stop(10_000);
    start(ON);
    await letItWork();

    expect(await warnings()).toBe(0);
  });
});

async function isSomebodyWaiting(): Promise<boolean> {
  const waiting: unknown = await database("pg_stat_activity")
    .first("pid")
    .where({ datname: database.raw("current_database()"), wait_event_type: "Lock" });
  return waiting !== undefined;
}
