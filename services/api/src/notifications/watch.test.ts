import { once } from "node:events";
import fs from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import type { Heartbeat } from "@ridgeline/contract/notifications";
import { collectLogs } from "../../test/collectLogs";
import { startMailServer, type MailServer } from "../../test/mailServer";
import { startTestApi, type TestApi } from "../../test/testApi";
import { createReadBusiness } from "../business/businessRepository";
import { tryToStore } from "../quoteRequests/storeQuoteRequest";
import { createWatch } from "./watch";

let mail: MailServer;
let api: TestApi;
beforeEach(async () => {
  mail = await startMailServer();
  api = await startTestApi({ DATABASE_DISK: tmpdir() });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
  await mail.stop();
});

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

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** An nginx that says this about the site's certificate. */
async function startNginx(certificate: object | null, status = 200) {
  const server = createServer((_request, response) => {
    response.writeHead(status).end(JSON.stringify(certificate));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has one
  return { nginx: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

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

  test.each<[string, object | null, RegExp, number?]>([
    [
      "expired",
      { endsAt: inDays(-1), missing: "a.example" },
      /^The certificate expired on [A-Z]\w\w \d+, \d{4}: /,
    ],
    [
      "old",
      { endsAt: inDays(19), missing: "" },
      /^The certificate expires on .*, and has not been renewed\.$/,
    ],
    ["missing", { endsAt: "", missing: "a.example b.example" }, /^a\.example has no certificate: /],
    [
      "incomplete",
      { endsAt: inDays(89), missing: "b.example" },
      /^The certificate does not cover b\.example, /,
    ],
    ["good", { endsAt: inDays(21), missing: "" }, /^null$/],
    ["not needed", null, /^null$/],
    ["unknown to nginx", null, /^null$/, 404],
  ])(
    "says of a certificate that is %s, on a disk that it cannot see: %s",
    async (_, certificate, said, status = 200) => {
      const { nginx, stop } = await startNginx(certificate, status);
      const environment = { DATABASE_DISK: "/nowhere" };
      const secure = await startTestApi(environment, api.database, undefined, { nginx });

      const answer = await secure.ownerPost(HEARTBEAT, {}).expect(200);

      const { certificateProblem, freeDisk } = answer.body as Heartbeat; // what the contract says
      expect(String(certificateProblem)).toMatch(said);
      expect(freeDisk).toBeNull();
      secure.server.close();
      stop();
    },
  );

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
  const startWatch = ({ to, nginx }: { to?: string; nginx?: string } = {}) => {
    const { database } = api;
    return createWatch({
      ...{ database, databaseDisk: tmpdir(), nginx, address: "https://site.example" },
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
    const [keeper, other] = [startWatch(), startWatch()];
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
    const beat = startWatch();
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
    const first = startWatch();
    await first();
    expect(mail.mails).toEqual([]);
    setFree(4);
    await first();
    await api.database("heartbeat").update({ beatenAt: new Date(0) });

    const second = startWatch();
    await second();
    await second();

    expect(subjects()).toEqual([FULL]);
    expect(mail.mails[0]?.body).toContain("4 % is free");
  });

  test("is told once a day that the certificate needs attention, also by another process", async () => {
    const { nginx, stop } = await startNginx({ endsAt: inDays(-1), missing: "site.example" });
    const first = startWatch({ nginx });
    await first();
    expect(mail.mails).toEqual([]);
    await first();
    const alarmedAfter = async (hours: number) => {
      await api.database("rateLimits").decrement("expire", hours * 3_600_000);
      await api.database("heartbeat").update({ beatenAt: new Date(0) });
      const next = startWatch({ nginx });
      await next();
      await next();
      return subjects().length;
    };

    expect(await alarmedAfter(23)).toBe(1);
    expect(await alarmedAfter(2)).toBe(2);

    expect(subjects()[0]).toBe("Your website's certificate needs attention");
    expect(mail.mails[0]?.body).toMatch(/^The certificate expired on /m);
    expect(mail.mails[0]?.body).toContain("docker compose logs certificates");
    stop();
  });

  test("is told that requests cannot be stored, whatever else the owner was told just before", async () => {
    const { nginx, stop } = await startNginx({ endsAt: inDays(-1), missing: "site.example" });
    const beat = startWatch({ nginx });
    for (let minute = 0; minute < 2; minute += 1) await beat();
    await fillDisk("outbox");
    for (let minute = 0; minute < 2; minute += 1) await beat();

    expect(subjects()).toEqual(["Your website's certificate needs attention", NOT_STORED]);
    stop();
  });

  test("is told by the next process once the keeper has been silent for three minutes", async () => {
    const [keeper, other] = [startWatch(), startWatch()];
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
    const beat = startWatch();
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
    const beat = startWatch({ to: "ann@example.com, bob@example.com" });
    mail.state.refused.set("bob@example.com", 550);
    await beat();
    await fillDisk();
    await beat();

    await beat();
    await beat();

    expect(mail.mails.map(({ to }) => to)).toEqual([["ann@example.com"]]);
  });
});
