import { once } from "node:events";
import fs from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import tls, { createServer } from "node:tls";
import type { Heartbeat } from "@ridgeline/contract/notifications";
import { provide } from "../../test/provide";
import { collectLogs } from "../../test/collectLogs";
import { makeAuthority } from "../../test/makeAuthority";
import { startMailServer } from "../../test/mailServer";
import { startTestApi } from "../../test/testApi";
import { createReadBusiness } from "../business/businessRepository";
import type { Https } from "../config/readConfig";
import { tryToStore } from "../quoteRequests/storeQuoteRequest";
import { createHeartbeat } from "./health";

const mail = provide(startMailServer, "each");
const api = provide(() => startTestApi({ DATABASE_DISK: tmpdir() }), "each");

const HEARTBEAT = "/api/admin/heartbeat";

/** As Postgres answers once its disk has no room for this table. */
async function fillDisk(table = "heartbeat"): Promise<void> {
  await api.database.raw(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER disk_is_full BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION refuse()`);
}

const makeRoom = () => api.database.raw("DROP TRIGGER disk_is_full ON heartbeat");

/** What the system says about the database's disk. */
function setFree(percent: number): void {
  const answer = { bavail: percent, blocks: 100 } as Awaited<ReturnType<typeof fs.statfs>>; // all that is read
  jest.spyOn(fs, "statfs").mockResolvedValue(answer);
}

const authority = makeAuthority();

/** An nginx that has a certificate of a.example for so many days, as a browser that knows the authority sees it. */
async function startNginx(days: number, trusted = [authority.certificate]) {
  const server = createServer(authority.issue("a.example", days)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has one
  const { connect } = tls;
  const knowing = (options: tls.ConnectionOptions) => connect({ ...options, ca: trusted });
  jest.spyOn(tls, "connect").mockImplementation(knowing as typeof connect); // the overload that is used
  return { https: { host: "127.0.0.1", port }, stop: () => server.close() };
}

const inDays = (days: number) =>
  jest.spyOn(Date, "now").mockReturnValue(new Date().getTime() + days * 86_400_000);

describe("POST /api/admin/heartbeat", () => {
  test("commits a write, and says how much of the database's disk is free", async () => {
    const version = async () =>
      (await api.database("heartbeat").first<{ xmin: string } | undefined>("xmin"))?.xmin;
    await api.ownerPost(HEARTBEAT, {}).expect(200);
    const before = await version();
    setFree(43);

    await api
      .ownerPost(HEARTBEAT, {})
      .expect(200, { isStored: true, freeDisk: 0.43, certificateProblem: null });

    expect(await version()).not.toBe(before);
  });

  test("is 503 on a full disk, even if its own row still fits", async () => {
    setFree(0);

    const answer = await api.ownerPost(HEARTBEAT, {}).expect(503);

    expect(answer.text).toBe("The database's disk is full: quote requests cannot be stored.");
  });

  const DAY = "[A-Z]\\w\\w \\d+, \\d{4}";

  test.each<[number, number, string, RegExp]>([
    [90, 71, "a.example", /^null$/],
    [90, 73, "a.example", RegExp(`^The certificate of a\\.example expires on ${DAY}, and has not`)],
    [6, 4.7, "a.example", /^null$/],
    [6, 4.9, "a.example", /^The certificate of a\.example expires on /],
    [6, 6.1, "a.example", RegExp(`^The certificate of a\\.example expired on ${DAY}\\.$`)],
    [6, 0, "b.example", /^Browsers refuse the certificate of b\.example, .*ALTNAME_INVALID/],
    [6, 4.9, "b.example a.example", /of b\.example, .*\. The certificate of a\.example expires/],
  ])(
    "a certificate for %d days, %d days later, visited as %s: %s",
    async (lifetime, passed, names, said) => {
      const { https, stop } = await startNginx(lifetime);
      const secure = await startTestApi({}, api.database, undefined, {
        https: { ...https, names: names.split(" ") },
      });
      inDays(passed);

      const answer = await secure.ownerPost(HEARTBEAT, {}).expect(200);

      expect(String((answer.body as Heartbeat).certificateProblem)).toMatch(said); // as the contract says
      secure.server.close();
      stop();
    },
  );

  test("names an authority that browsers do not trust, and a name without a certificate", async () => {
    const { https, stop } = await startNginx(90, []);
    const change = { https: { ...https, names: ["a.example"] } };
    const secure = await startTestApi(
      { DATABASE_DISK: "/nowhere" },
      api.database,
      undefined,
      change,
    );
    const find = async () =>
      (await secure.ownerPost(HEARTBEAT, {}).expect(200, /"freeDisk":null/)).body as Heartbeat; // as the contract says

    expect((await find()).certificateProblem).toMatch(
      /^Browsers refuse the certificate of a\.example, from Test Authority \(/,
    );
    stop();
    expect((await find()).certificateProblem).toMatch(/^a\.example has no certificate: /);
    secure.server.close();
  });

  test("says nothing of certificates while nginx is away", async () => {
    const https = { host: "nginx.invalid", port: 8443, names: ["a.example"] };
    const secure = await startTestApi({}, api.database, undefined, { https });

    await secure.ownerPost(HEARTBEAT, {}).expect(200, /"certificateProblem":null/);

    secure.server.close();
  });

  test.each(["heartbeat", "quote_requests", "outbox", "rate_limits"])(
    "is 503 while nothing can be written to %s",
    async (table) => {
      await fillDisk(table);

      await api.ownerPost(HEARTBEAT, {}).expect(503, /^We cannot reach our records right now/);
    },
  );

  test.each(["quote_requests", "outbox", "rate_limits"])(
    "is 503 within 3 s while another session has locked %s, and leaves nothing behind",
    async (table) => {
      await api.ownerPost(HEARTBEAT, {}).expect(200);
      const lock = await api.database.transaction();
      await lock.raw(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);

      const started = performance.now();
      await api.ownerPost(HEARTBEAT, {}).expect(503, /^We cannot reach our records right now/);
      expect(performance.now() - started).toBeLessThan(3000);

      await lock.rollback();
      expect(await api.database(table)).toEqual([]);
    },
  );
});

describe("the owner", () => {
  /** A process's beat, to be called every minute. */
  const startHeartbeat = ({ to, https }: { to?: string; https?: Https } = {}) => {
    const { database } = api;
    return createHeartbeat({
      ...{ database, databaseDisk: tmpdir(), https, address: "https://site.example" },
      config: { email: { smtpUrl: mail.url, ...(to !== undefined && { to }) } },
      readBusiness: createReadBusiness(database, () => {}),
      tryToStore: () => tryToStore(database, ["email"]),
      logger: collectLogs().logger,
    });
  };
  const subjects = () =>
    mail.mails.map(({ headers }) => /^Subject: (.*)$/im.exec(headers)?.[1] ?? "");
  const NOT_STORED = "Quote requests cannot be stored";
  const FULL = "The server's disk is nearly full";

  test("is told once by mail when two beats in a row are not stored, whoever beats", async () => {
    const [keeper, other] = [startHeartbeat(), startHeartbeat()];
    await keeper();
    await other();
    await fillDisk();
    await keeper();
    await other();
    expect(mail.mails).toEqual([]);
    await api.database.raw("ALTER TABLE business RENAME TO gone"); // it is as last read

    await keeper();
    await other();
    await other();

    expect(subjects()).toEqual([NOT_STORED]);
    expect(mail.mails[0]?.to).toEqual(["hello@ridgelinehome.example"]);
    expect(mail.mails[0]?.body).toMatch(/^Since .* UTC your website could store no requests/m);
    expect(mail.mails[0]?.body).toContain("make status");
  });

  test("is told again after an hour, not before", async () => {
    const beat = startHeartbeat();
    await beat();
    await fillDisk("rate_limits"); // where other processes would see that
    for (let minute = 0; minute < 3; minute += 1) await beat();
    const now = performance.now();
    jest.spyOn(performance, "now").mockReturnValue(now + 59 * 60_000);
    await beat();
    expect(mail.mails).toHaveLength(1);

    jest.spyOn(performance, "now").mockReturnValue(now + 61 * 60_000);
    await beat();

    expect(mail.mails).toHaveLength(2);
  });

  test("is told that the disk is nearly full, once an hour even if the process is replaced", async () => {
    setFree(5);
    const first = startHeartbeat();
    await first();
    expect(mail.mails).toEqual([]);
    setFree(4);
    await first();
    await api.database("heartbeat").update({ beatenAt: new Date(0) });

    const second = startHeartbeat();
    await second();
    await second();

    expect(subjects()).toEqual([FULL]);
    expect(mail.mails[0]?.body).toContain("4 % is free");
  });

  test("is told once a day that the certificate needs attention, also by another process", async () => {
    const nginx = await startNginx(90, []);
    const https = { ...nginx.https, names: ["a.example"] };
    const first = startHeartbeat({ https });
    await first();
    expect(mail.mails).toEqual([]);
    await first();
    const alarmedAfter = async (hours: number) => {
      await api.database("rateLimits").decrement("expire", hours * 3_600_000);
      await api.database("heartbeat").update({ beatenAt: new Date(0) });
      const next = startHeartbeat({ https });
      await next();
      await next();
      return subjects().length;
    };

    expect(await alarmedAfter(23)).toBe(1);
    expect(await alarmedAfter(2)).toBe(2);

    expect(subjects()[0]).toBe("Your website's certificate needs attention");
    expect(mail.mails[0]?.body).toMatch(/^Browsers refuse the certificate of a\.example, /m);
    expect(mail.mails[0]?.body).toContain("docker compose logs certificates");
    nginx.stop();
  });

  test("is told that requests cannot be stored, whatever else the owner was told just before", async () => {
    const nginx = await startNginx(90, []);
    const beat = startHeartbeat({ https: { ...nginx.https, names: ["a.example"] } });
    for (let minute = 0; minute < 2; minute += 1) await beat();
    await fillDisk("outbox");
    for (let minute = 0; minute < 2; minute += 1) await beat();

    expect(subjects()).toEqual(["Your website's certificate needs attention", NOT_STORED]);
    nginx.stop();
  });

  test("is told by the next process once the keeper has been silent for three minutes", async () => {
    const [keeper, other] = [startHeartbeat(), startHeartbeat()];
    await keeper();
    setFree(4);
    for (const [minutes, subject] of [[2], [4, FULL]]) {
      const beatenAt = new Date(Date.now() - Number(minutes) * 60_000);
      await api.database("heartbeat").update({ beatenAt });
      await other();
      expect(subjects()).toEqual(subject ? [subject] : []);
    }
  });

  test("is not told of a single failure, and is told later if the mail server is away", async () => {
    const beat = startHeartbeat();
    await beat();
    await fillDisk();
    await beat();
    await makeRoom();
    await beat();
    await api.database.raw("DROP FUNCTION refuse");
    await fillDisk();
    await beat();
    expect(mail.state.attempts).toBe(0);

    mail.state.behavior = { refusal: "552 Mailbox full" };
    await expect(beat()).rejects.toThrow();
    mail.state.behavior = "accept";
    await beat();

    expect(subjects()).toEqual([NOT_STORED]);
  });

  test("is told once even if one of two recipients is refused", async () => {
    const beat = startHeartbeat({ to: "ann@example.com, bob@example.com" });
    mail.state.refused.set("bob@example.com", 550);
    await beat();
    await fillDisk();
    await beat();

    await beat();
    await beat();

    expect(mail.mails.map(({ to }) => to)).toEqual([["ann@example.com"]]);
  });
});
