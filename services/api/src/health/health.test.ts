import fs from "node:fs/promises";
import http from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { provide } from "../../test/provide";
import { collectLogs } from "../../test/collectLogs";
import { startMailServer } from "../../test/mailServer";
import { startNginx } from "../../test/startNginx";
import { startPushService } from "../../test/pushService";
import { impatient, startTestApi } from "../../test/testApi";
import { startWebhookReceiver } from "../../test/webhookReceiver";
import { createReadBusiness } from "../business/businessRepository";
import type { Https, NotificationConfig } from "../config/readConfig";
import { tryToStore } from "../quoteRequests/storeQuoteRequest";
import { createHeartbeat, readLastBackup } from "./health";
import { makePushKey } from "../notifications/push";

const mail = provide(startMailServer, "each");
const receiver = provide(startWebhookReceiver, "each");
const { addDevice } = startPushService();
const api = provide(
  () => startTestApi({ DATABASE_DISK: tmpdir() }, undefined, undefined, impatient),
  "each",
);

const HEARTBEAT = "/api/admin/heartbeat";
const AWAY = /^We cannot reach our records right now/;

/** As Postgres answers once its disk has no room for this table. */
async function fillDisk(table = "heartbeat"): Promise<void> {
  await api.database.raw(`
    CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER disk_is_full BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION refuse()`);
}

const makeRoom = (table = "heartbeat") => api.database.raw(`DROP TRIGGER disk_is_full ON ${table}`);

/** What the system says about the database's disk. */
function setFree(percent: number, ffree = 0, files = 0): void {
  const answer = { bavail: percent, blocks: 100, ffree, files } as Awaited<
    ReturnType<typeof fs.statfs>
  >; // all that is read
  jest.spyOn(fs, "statfs").mockResolvedValue(answer);
}

test("POST /api/admin/heartbeat commits a write, and says how much of the database's disk is free; it is 503 on a full disk, even if its own row still fits", async () => {
  const version = async () =>
    (await api.database("heartbeat").first<{ xmin: string } | undefined>("xmin"))?.xmin;
  await api.ownerPost(HEARTBEAT, {}).expect(200);
  const before = await version();
  setFree(43);

  await api
    .ownerPost(HEARTBEAT, {})
    .expect(200, { isStored: true, freeDisk: 0.43, certificateProblem: null });

  expect(await version()).not.toBe(before);
  expect(await api.database("quoteRequests")).toEqual([]); // its trial is taken back
  setFree(0);
  const said = "The database's disk is full: quote requests cannot be stored.";
  await api.ownerPost(HEARTBEAT, {}).expect(503, said);
  setFree(20, 0, 2640);
  await api.ownerPost(HEARTBEAT, {}).expect(503, /^The database's disk takes no more files: /);

  setFree(43);
  await fillDisk();
  await api.ownerPost(HEARTBEAT, {}).expect(503, AWAY);
});

test("POST /api/admin/heartbeat is 503 while any table of a request takes no writes, and within 3 s while another session has locked one; it leaves nothing behind", async () => {
  const tables = ["quote_requests", "outbox", "rate_limits"];
  for (const table of tables) {
    await fillDisk(table);
    await api.ownerPost(HEARTBEAT, {}).expect(503, AWAY);
    await makeRoom(table);
  }
  const lock = await api.database.transaction();
  await lock.raw("LOCK TABLE quote_requests IN ACCESS EXCLUSIVE MODE");

  const started = performance.now();
  await api.ownerPost(HEARTBEAT, {}).expect(503, AWAY);
  expect(performance.now() - started).toBeLessThan(3000);

  await lock.rollback();
  for (const table of tables) expect(await api.database(table)).toEqual([]);
});

test("the heartbeat names a name without a certificate, and without a disk says nothing of it", async () => {
  const https = { host: "127.0.0.1", port: 1, names: ["a.example"] }; // nothing listens there
  const secure = await startTestApi({}, api.database, undefined, { https });
  const answer = await secure.ownerPost(HEARTBEAT, {}).expect(200);
  const problem = expect.stringMatching(/^a\.example has no certificate: /) as string;
  expect(answer.body).toMatchObject({ freeDisk: null, certificateProblem: problem });
});

type Beating = {
  to: string;
  https: Https;
  config: NotificationConfig;
  hasOffsiteBackup: boolean;
  logger: Logger;
};
/** A process's beat, to be called every minute. */
const startHeartbeat = (options: Partial<Beating> = {}) => {
  const { to, https, config, hasOffsiteBackup = false, logger } = options;
  const { database } = api;
  return createHeartbeat({
    database,
    databaseDisk: tmpdir(),
    https,
    hasOffsiteBackup,
    address: "https://site.example",
    config: config ?? { email: { smtpUrl: mail.url, ...(to !== undefined && { to }) } },
    readBusiness: createReadBusiness(database, () => {}),
    tryToStore: () => tryToStore(database, ["email"]),
    logger: logger ?? collectLogs().logger,
  });
};
const subjects = () =>
  mail.mails.map(({ headers }) => /^Subject: (.*)$/im.exec(headers)?.[1] ?? "");
/** Beats so many minutes from now; each time the owner must have been told so often. */
async function expectTold(beat: () => Promise<void>, ...times: [minutes: number, told: number][]) {
  const now = performance.now();
  for (const [minutes, told] of times) {
    jest.spyOn(performance, "now").mockReturnValue(now + minutes * 60_000);
    await beat();
    expect(mail.mails).toHaveLength(told);
  }
}
/** Simulates that so much time has passed since each alarm. */
const pass = (hours: number) => api.database("rateLimits").decrement("expire", hours * 3_600_000);
const NOT_STORED = "Quote requests cannot be stored";
const FULL = "The server's disk is nearly full";
const CERTIFICATE = "Your website's certificate needs attention";
const NO_BACKUP = "No off-site backup since yesterday";

test("the owner is told once by mail when two beats in a row are not stored, whoever beats, and later if the mail server is away", async () => {
  const [first, other] = [startHeartbeat(), startHeartbeat()];
  for (const _failure of ["single", "first of two"]) {
    await makeRoom().catch(() => {}); // there is room at first
    await first();
    await other();
    await fillDisk();
    await first();
    await other();
  }
  expect(mail.state.attempts).toBe(0);
  await api.database.raw("ALTER TABLE business RENAME TO gone"); // it is as last read
  mail.state.refusal = "552 Mailbox full";
  await expect(first()).rejects.toThrow();
  mail.state.refusal = "";
  for (const beat of [other, other]) await beat();
  expect(subjects()).toEqual([]);
  await pass(0.1);

  for (const beat of [other, other, first]) await beat();

  expect(subjects()).toEqual([NOT_STORED]);
  expect(mail.mails[0]?.to).toEqual(["hello@ridgelinehome.example"]);
  expect(mail.mails[0]?.body).toMatch(/^Since .* UTC your website could store no requests/m);
  expect(mail.mails[0]?.body).toContain("make status");
});

test("an alarm of a process that died before it told the owner comes five minutes later from another", async () => {
  const other = startHeartbeat();
  setFree(4);
  let release = () => {};
  mail.state.held = new Promise((resolve) => (release = resolve));
  const died = startHeartbeat()();
  while (mail.state.attempts === 0) await wait(5);
  mail.state.held = Promise.resolve();
  await other();
  expect(mail.mails).toEqual([]);

  await pass(0.1);
  await other();
  await pass(0.9);
  await other();

  expect(subjects()).toEqual([FULL]);
  release();
  await Promise.allSettled([died]);
});

test("without a channel an alarm is a line in the log, every five minutes", async () => {
  const { logger, logs } = collectLogs();
  setFree(4);
  const beat = startHeartbeat({ config: {}, logger });
  for (const _minute of [1, 2, 3, 4]) await beat();

  expect(logs).toEqual([expect.stringContaining(FULL)]);
});

test("the owner is told that nothing is stored by a process that has never reached the database, with what the settings say", async () => {
  await fillDisk();
  await api.database.raw("ALTER TABLE business RENAME TO gone");
  const beat = startHeartbeat({ to: "ann@example.com" });
  await expectTold(beat, [0, 0], [1, 1], [2, 1]);

  expect(subjects()).toEqual([NOT_STORED]);
  expect(mail.mails[0]?.to).toEqual(["ann@example.com"]);
  expect(mail.mails[0]?.headers).toMatch(/^From: .*site\.example.* <website@site\.example>/m);
});

test("where alarms cannot be counted, each process tells the owner once an hour, even if one of two recipients is refused", async () => {
  const start = () => startHeartbeat({ to: "ann@example.com, bob@example.com" });
  mail.state.refused.set("bob@example.com", 550);
  await fillDisk("rate_limits");
  await expectTold(start(), [0, 0], [1, 1], [60, 1], [62, 2]);
  await expectTold(start(), [0, 2], [1, 3], [2, 3]);
  expect(mail.mails[0]?.to).toEqual(["ann@example.com"]);
});

/** Lets a device's push service be a receiver on this machine. */
function leadToReceiver(port: number): void {
  const answer = ({ pathname }: URL, { method = "", headers = {} }: http.RequestOptions) =>
    http.request({ method, headers, host: "127.0.0.1", port, path: pathname });
  jest.spyOn(https, "request").mockImplementation(answer as typeof https.request); // the form that is used
}

test("with the mail server away each device and the webhook are told, the devices as last read", async () => {
  leadToReceiver(receiver.port);
  const { subscription, received } = addDevice("any");
  const { endpoint, keys } = subscription;
  const row = { endpoint, ...keys, name: "any", tokenDigest: Buffer.alloc(32) };
  await api.database("pushDevices").insert(row);
  const beat = startHeartbeat({
    config: {
      email: { smtpUrl: "smtp://127.0.0.1:1" },
      push: { privateKey: makePushKey() },
      webhook: { url: receiver.url, secret: "x".repeat(24) },
    },
  });
  await beat();
  await api.database.raw("ALTER TABLE push_devices RENAME TO gone");
  await fillDisk();
  for (const _minute of [1, 2, 3]) await beat();

  expect(received()).toMatchObject([{ title: NOT_STORED, path: "/admin" }]);
  const paths = receiver.calls.map(({ path }) => path).toSorted();
  expect(paths).toEqual(["/hook", "/send/any"]);
  const posted = receiver.calls.find(({ path }) => path === "/hook")?.body ?? "";
  const text = expect.stringMatching(/^Quote .* UTC your .* lost: visitors who/) as string;
  expect(JSON.parse(posted)).toMatchObject({ event: "alarm", text });
});

test("a device in a private network is told nothing", async () => {
  const { subscription } = addDevice("any");
  for (const host of ["127.0.0.1", "localhost"])
    await api.database("pushDevices").insert({
      endpoint: `https://${host}/`,
      ...subscription.keys,
      name: host,
      tokenDigest: Buffer.alloc(32),
    });
  const beat = startHeartbeat({ config: { push: { privateKey: makePushKey() } } });
  await fillDisk();
  await beat();

  const isPrivate = { code: "EPRIVATE" }; // as push services never are
  await expect(beat()).rejects.toMatchObject({ errors: [isPrivate, isPrivate] });
});

test("the owner is told that the disk is nearly full, once an hour by all processes", async () => {
  const [first, second] = [startHeartbeat(), startHeartbeat()];
  setFree(5);
  await first();
  expect(mail.mails).toEqual([]);
  setFree(4);
  await Promise.all([first(), second()]);
  await first();

  expect(subjects()).toEqual([FULL]);
  expect(mail.mails[0]?.body).toContain("4 % is free");
  await pass(1);
  await startHeartbeat()();
  expect(subjects()).toEqual([FULL, FULL]);
  await pass(-168); // counted by a clock that was a week ahead
  setFree(20, 30, 1000);
  await startHeartbeat()();
  expect(subjects()).toEqual([FULL, FULL, FULL]);
  expect(mail.mails[2]?.body).toContain("3 % of its inodes are free");
});

test("the owner is told once a day that the certificate needs attention, also by another process, and what else is wrong at once", async () => {
  const https = await startNginx(90, false);
  const first = startHeartbeat({ https });
  await first();
  expect(mail.mails).toEqual([]);
  await first();
  let beat = first;
  for (const [hours, told] of [
    [23, 1],
    [2, 2],
  ] as const) {
    await pass(hours);
    beat = startHeartbeat({ https });
    await beat();
    await beat();
    expect(subjects()).toEqual([CERTIFICATE, CERTIFICATE].slice(0, told));
  }
  expect(mail.mails[0]?.body).toMatch(/^Browsers refuse the certificate of a\.example, /m);
  expect(mail.mails[0]?.body).toContain("docker compose logs certificates");

  await fillDisk("outbox");
  await beat();
  await beat();
  expect(subjects()[2]).toBe(NOT_STORED);
  https.stop();
});

test("with off-site backup on, the owner is told at most once a day if none has succeeded for one; the day starts again when it is turned on", async () => {
  const beat = (hasOffsiteBackup = true) => startHeartbeat({ hasOffsiteBackup })();
  /** How often the owner was told once so many hours have passed since the last time, or the start. */
  const toldAfter = async (hours: number, meanwhile?: () => PromiseLike<unknown>) => {
    await api.database.raw(
      `UPDATE offsite_backup SET (watched_since, succeeded_at) =
         (watched_since - i, succeeded_at - i) FROM (SELECT ? * interval '1 hour' AS i) passed`,
      [hours],
    );
    await pass(hours);
    await meanwhile?.();
    await beat();
    return subjects().filter((subject) => subject === NO_BACKUP).length;
  };
  await beat();

  expect(await toldAfter(23)).toBe(0);
  expect(await toldAfter(2)).toBe(1);
  expect(await toldAfter(23)).toBe(1);
  expect(await toldAfter(2)).toBe(2);
  const succeed = () =>
    api.database("offsiteBackup").update({ succeededAt: api.database.fn.now() });
  expect(await toldAfter(720, succeed)).toBe(2);
  expect(await toldAfter(720, () => beat(false).then(() => beat()))).toBe(2);

  await succeed();
  expect(await toldAfter(-168)).toBe(2); // a clock was a week ahead
  expect(await readLastBackup(api.database)).toMatchObject({ succeededAt: null });
  expect(await toldAfter(25)).toBe(3);
});
