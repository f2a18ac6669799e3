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

const MINUTE = 60_000;

async function advance(milliseconds: number): Promise<void> {
  mockClock.now += milliseconds;
  for (const wait of mockClock.waits) {
    if (wait.until > mockClock.now) continue;
    mockClock.waits.delete(wait);
    wait.end();
  }
  await new Promise(setImmediate);
  await letItWork();
}

let url: string;
let database: Database;
let ofWorker: Database;
let worker: Worker | undefined;
let jobs: number;
let collected: ReturnType<typeof collectLogs>;
beforeEach(async () => {
  const made = await createTestDatabase();
  await made.database.destroy();
  ({ url } = made);
  database = connectForCommand(url);
  ofWorker = connectForCommand(url);
  collected = collectLogs();
});
afterEach(async () => {
  await stop();
  await ofWorker.destroy();
  await database.destroy();
});

/** Starts the worker, and waits until every job has done its work and sleeps. */
async function start(environment: Record<string, string> = {}): Promise<void> {
  await stop();
  const config = readConfig({ ADMIN_TOKEN, DATABASE_URL: url, ...environment });
  const { logger } = collected;
  const readBusiness = createReadBusiness(ofWorker, (problem) => logger.error(problem));
  worker = startWorker({ config, database: ofWorker, logger, readBusiness });
  jobs = config.notifications.email ? 9 : 7;
  await letItWork();
}

async function stop(): Promise<void> {
  await worker?.stop(10_000); // the clock stands still, so this waits for the jobs
  worker = undefined;
}

async function letItWork(): Promise<void> {
  const end = performance.now() + 30_000;
  while ([...mockClock.waits].filter((wait) => wait.isOfJob).length < jobs) {
    if (performance.now() > end) throw new Error("The jobs were not done within 30 s.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const daysAgo = (days: number) => database.raw("now() - ? * interval '1 day'", [days]);

const addRequest = (change: object) =>
  database("quoteRequests").insert({
    ...{ fullName: "Ann Lee", phone: "7065550199", serviceType: "other" },
    ...{ projectDetails: "x".repeat(20), consentText: "yes", payloadDigest: Buffer.alloc(32) },
    ...change,
  });

/** A message sent this many days ago, or not yet. */
const addMessage = (days?: number) =>
  database("outbox").insert({
    ...{ kind: "no-backup", channel: "email", createdAt: new Date(0) },
    ...(days !== undefined && { sentAt: daysAgo(days) }),
  });
const countMessages = async () => (await database("outbox").pluck("id")).length;

test("messages sent more than 30 days ago and photos unused for a week are deleted, every hour", async () => {
  const photos = async () => (await database("photos").pluck("id")).length;
  await Promise.all([addMessage(31), addMessage(29), addMessage()]);
  await database("photos").insert([{ unusedSince: daysAgo(8) }, { unusedSince: daysAgo(6) }]);

  await start();
  expect([await countMessages(), await photos()]).toEqual([2, 1]);

  await addMessage(31);
  await advance(59 * MINUTE);
  expect(await countMessages()).toBe(3);
  await advance(MINUTE);
  expect(await countMessages()).toBe(2);
});

test("a failed job is logged without Postgres' message and runs again an hour later", async () => {
  await database("photos").insert({ unusedSince: daysAgo(8) });
  await database.raw("ALTER TABLE photos RENAME TO gone");
  await start();
  await database.raw("ALTER TABLE gone RENAME TO photos");

  await advance(60 * MINUTE);

  expect(await database("photos")).toEqual([]);
  const error = { name: "error", code: "42P01" };
  expect(collected.logs.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 40, job: "remove unused photos", error, msg: "job failed" },
  ]);
  expect(collected.logs.join("")).not.toMatch(/relation|delete from/i);
});

test.each([
  [{}, ["old", "young", "old spam", "young spam"]],
  [{ QUOTE_KEEP_DAYS: "30" }, ["young", "old spam", "young spam"]],
  [{ SPAM_KEEP_DAYS: "7" }, ["old", "young", "young spam"]],
])("old quote requests are deleted as %j says", async (settings, left) => {
  await addRequest({ email: "old", createdAt: daysAgo(31) });
  await addRequest({ email: "young", createdAt: daysAgo(29) });
  await addRequest({ email: "old spam", createdAt: daysAgo(8), quarantinedAt: daysAgo(8) });
  await addRequest({ email: "young spam", quarantinedAt: daysAgo(6) });

  await start(settings);

  expect(await database("quoteRequests").orderBy("id").pluck("email")).toEqual(left);
});

test("a device is removed with the token that added it, within an hour if an old process adds it later", async () => {
  const FORMER = "former-0123456789abcdef01234567";
  const add = (name: string, token: string) =>
    database("pushDevices").insert({
      ...{ endpoint: name, p256dh: "x", auth: "x", name },
      tokenDigest: createHash("sha256").update(token).digest(),
    });
  const names = () => database("pushDevices").orderBy("name").pluck<string[]>("name");
  await add("new", ADMIN_TOKEN);
  await add("old", FORMER);

  await start({ ADMIN_TOKEN: `${ADMIN_TOKEN},${FORMER}` });
  expect(await names()).toEqual(["new", "old"]);
  await start();
  expect(await names()).toEqual(["new"]);

  await add("late", FORMER);
  await advance(60 * MINUTE);
  expect(await names()).toEqual(["new"]);
});

test("with off-site backup on, the owner is warned at most once a day if none has succeeded for one; the day starts again when it is turned on", async () => {
  const ON = { OFFSITE_BACKUP: "true", SMTP_URL: "smtp://127.0.0.1:1" };
  /** How many warnings there are an hour after so much time has passed since the last one, or the start. */
  const warningsAfter = async (interval: string, meanwhile?: () => PromiseLike<unknown>) => {
    await database.raw(
      `UPDATE offsite_backup SET (watched_since, succeeded_at, warned_at) =
         (watched_since - i, succeeded_at - i, warned_at - i) FROM (SELECT ?::interval AS i) passed`,
      [interval],
    );
    await meanwhile?.();
    await advance(60 * MINUTE);
    return countMessages();
  };
  await start(ON);

  expect(await warningsAfter("23 hours")).toBe(0);
  expect(await warningsAfter("2 hours")).toBe(1);
  expect(await warningsAfter("23 hours")).toBe(1);
  expect(await warningsAfter("2 hours")).toBe(2);
  const succeed = () => database("offsiteBackup").update({ succeededAt: database.fn.now() });
  expect(await warningsAfter("30 days", succeed)).toBe(2);
  expect(await warningsAfter("30 days", () => start().then(() => start(ON)))).toBe(2);
});
