import { randomUUID } from "node:crypto";
import { consentLabel, wrongSumMessage } from "@ridgeline/contract/quoteRequest";
import { storedAnswers, validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provideApi, startTestApi, type TestApi } from "../../test/testApi";
import { deleteExpiredCounts } from "./quoteRequestRepository";

type Row = Record<string, unknown> & { id: number };

const LIST = "/api/admin/quote-requests";
const QUARANTINE = "/api/admin/quarantine";

const api = provideApi({ QUOTE_LIMIT: "100000", SMTP_URL: "smtp://127.0.0.1:1" });
beforeEach(() => api.database("quoteRequests").delete());

const submit = (change: object = {}, key?: string) =>
  api.postQuote({ ...validQuoteRequest, ...change }, key);
const listed = async (path = LIST) => (await api.ownerGet(path).expect(200)).body as Row[];
const namesIn = async (path: string) => (await listed(path)).map(({ fullName }) => fullName);
const storedIn = (site: TestApi) => site.database("quoteRequests").select<Row[]>();

test("a submitted request appears with exactly the fields of the owner's list, empty ones as null; consent and all tracking are stored", async () => {
  await submit().expect(201).expect("Content-Type", /json/);

  expect(await listed()).toEqual([
    {
      id: expect.any(Number) as number,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      ...storedAnswers,
    },
  ]);
  const consent = { consentText: consentLabel, consentedAt: expect.any(Date) as Date };
  const tracking = { utmTerm: "roof repair", utmContent: "ad-2" };
  expect(await storedIn(api)).toMatchObject([{ ...consent, ...tracking }]);

  await submit({ email: "", address: undefined, referrer: undefined }).expect(201);
  expect((await listed())[0]).toMatchObject({ email: null, address: null, referrer: null });
});

test("the owner's list is newest first, compressed, and sent again only after a change", async () => {
  for (const fullName of ["Ann Lee", "Bob Hill"]) await submit({ fullName }).expect(201);
  const first = await api.ownerGet(LIST).expect("Content-Encoding", "gzip");
  expect((first.body as Row[]).map(({ fullName }) => fullName)).toEqual(["Bob Hill", "Ann Lee"]);

  // As a browser sends a tag that a script gives it.
  const known = { "If-None-Match": String(first.headers["etag"]), "Cache-Control": "no-cache" };
  await api.ownerGet(LIST).set(known).expect(304, "");
  await submit({ fullName: "Cy Orr" }).expect(201);
  await api.ownerGet(LIST).set(known).expect(200);
});

test("a sum that is too large beside a wrong phone is 400 with a sentence for each, and nothing is stored", async () => {
  await submit({ phone: "1", mathChallenge: 8 })
    .expect(400, `Please enter a valid phone number\n${wrongSumMessage}`)
    .expect("Content-Type", "text/plain; charset=utf-8");

  expect(await storedIn(api)).toEqual([]);
});

describe("with an Idempotency-Key", () => {
  test("requests that are repeated, also at once, get the same answer and are stored once", async () => {
    const key = randomUUID();
    const reordered = Object.fromEntries(Object.entries(validQuoteRequest).reverse());

    const answers = await Promise.all(Array.from({ length: 10 }, () => submit({}, key)));
    answers.push(await api.postQuote(reordered, key.toUpperCase()));

    for (const { status, body } of answers)
      expect([status, body]).toEqual([201, { status: "received" }]);
    expect(await storedIn(api)).toHaveLength(1);
  });

  test("other answers with the same key are 422, and the first ones stay; a key that is no UUID is 400", async () => {
    const key = randomUUID();
    await submit({}, key).expect(201);

    await submit({ fullName: "Bob Ray" }, key).expect(422);
    await submit({}, "12345").expect(400, "The Idempotency-Key must be a UUID.");

    expect(await namesIn(LIST)).toEqual(["Ann Lee"]);
  });
});

describe("with a filled trap field", () => {
  let id: number;
  beforeEach(async () => {
    for (const change of [{ website: "https://x.example" }, { fullName: "Bob Ray" }])
      await submit(change).expect(201, { status: "received" });
    id = (await listed(QUARANTINE))[0]?.id ?? 0;
  });
  const release = (held: number | string) => api.ownerPost(`${QUARANTINE}/${held}/release`, {});
  const remove = (held: number | string) => api.ownerDelete(`${QUARANTINE}/${held}`);
  const notifiedOf = async () => {
    const messages = await api.database("outbox").orderBy("id").select<Row[]>();
    return messages.map(({ quoteRequestId }) => quoteRequestId);
  };

  test("a request is in the quarantine only, in the same form as in the list, newest first", async () => {
    await submit({ fullName: "Eve Fox", website: "x" }).expect(201);

    expect(await namesIn(QUARANTINE)).toEqual(["Eve Fox", "Ann Lee"]);
    const [[held], [request, ...others]] = [await listed(QUARANTINE), await listed()];
    expect([request?.["fullName"], others]).toEqual(["Bob Ray", []]);
    expect(Object.keys(held ?? {})).toEqual(Object.keys(request ?? {}));
  });

  test("a released request appears in the owner's list, in order of its time, and is notified of once", async () => {
    const [bob] = await listed();
    expect(await notifiedOf()).toEqual([bob?.id]);

    const answers = await Promise.all([release(id), release(id)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await namesIn(QUARANTINE)).toEqual([]);
    expect(await namesIn(LIST)).toEqual(["Bob Ray", "Ann Lee"]);
    expect(await notifiedOf()).toEqual([bob?.id, id]);
  });

  test("a deleted request is gone, and what is not in the quarantine is 404", async () => {
    await remove(id).expect(204);

    for (const act of [release, remove]) {
      const [bob] = await listed();
      for (const other of [bob?.id ?? 0, id, 2147483647])
        await act(other).expect(404, `Held request ${other} does not exist.`);
    }
    expect((await storedIn(api)).map(({ fullName }) => fullName)).toEqual(["Bob Ray"]);
  });
});

describe("of two accepted requests an hour from one address", () => {
  const limited = provideApi({ STACK: "oak", QUOTE_LIMIT: "2" });
  let started: number;
  beforeEach(async () => {
    await limited.database("rateLimits").delete();
    await limited.database("quoteRequests").delete();
    started = Date.now();
  });
  /** The proxy has added the last address. */
  const send = (address = "192.0.2.1", key?: string, change: object = {}) =>
    limited
      .postQuote({ ...validQuoteRequest, ...change }, key)
      .set("X-Forwarded-For", `203.0.113.1, ${address}`);
  const counts = () => limited.database("rateLimits").orderBy("key");
  const expectWait = ({ headers }: { headers: object }, most: number) => {
    const wait = Number((headers as Record<string, string>)["retry-after"]);
    const passed = Math.floor((Date.now() - started) / 1000);
    expect(wait).toBeGreaterThanOrEqual(most - passed);
    expect(wait).toBeLessThanOrEqual(most);
  };

  test("20 parallel ones bring no more, the others are told when to retry; repetitions and refused bodies do not count", async () => {
    const key = randomUUID();
    for (let n = 0; n < 3; n += 1) {
      await send("192.0.2.1", key).expect(201);
      await send("192.0.2.1", undefined, { phone: "" }).expect(400);
    }
    const answers = await limited.atOnce("rateLimits", () =>
      Promise.all(Array.from({ length: 19 }, () => send("192.0.2.1", randomUUID()))),
    );

    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(18);
    for (const answer of refused) expectWait(answer, 3600);
    await send("192.0.2.1", key).expect(201);
    expect(await storedIn(limited)).toHaveLength(2);
  });

  test("a repetition does not count even for a moment, so nobody else is refused", async () => {
    const key = randomUUID();
    await send("192.0.2.1", key).expect(201);
    const others = await limited.database.transaction();
    await others("rateLimits").select().forUpdate();

    const { status } = await send("192.0.2.1", key);

    await others.rollback();
    expect(status).toBe(201);
  });

  test("the hour begins with the first and ends to the second: then there is the full limit again, and a full hour", async () => {
    /** Simulates that this much time has passed. */
    const pass = (seconds: number) =>
      limited.database("rateLimits").decrement("expire", Math.round(seconds * 1000));
    await send().expect(201);
    await pass(3500);
    await send().expect(201);
    const refused = await send().expect(429);
    expectWait(refused, 100);
    await pass(70);
    await send().expect(429);
    await pass(Number(refused.headers["retry-after"]) - 70);

    const before = Date.now();
    await send().expect(201);
    const expire = Number((await counts().pluck<string[]>("expire"))[0]);
    expect(expire).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(expire).toBeLessThanOrEqual(Date.now() + 3_600_000);
    await send().expect(201);
    await send().expect(429);
  });

  test("expired counts are deleted, with their addresses, unless they are in use", async () => {
    const past = { points: 1, expire: Date.now() - 1 };
    const open = { key: "open", points: 1, expire: Date.now() + 60_000 };
    const rows = [{ key: "in use", ...past }, { key: "past", ...past }, open];
    await limited.database("rateLimits").insert(rows);
    const request = await limited.database.transaction();
    await request("rateLimits").where({ key: "in use" }).forUpdate();

    await deleteExpiredCounts(limited.database);
    await request.rollback();

    expect(await counts().pluck("key")).toEqual(["in use", "open"]);
  });

  test("a network has ten times as many, and no other one is affected", async () => {
    for (let n = 1; n <= 15; n += 1) await send(`2001:db8:2:${n}::1`).expect(201);
    const flood = await Promise.all(
      Array.from({ length: 10 }, (_item, at) => send(`2001:db8:2:${16 + at}::1`)),
    );

    const refused = flood.filter(({ status }) => status === 429);
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.text).toMatch(/^We have received many requests from your connection/);
    expectWait(await send("2001:db8:2:99::1").expect(429), 3600);
    await send("2001:db8:3::1").expect(201);

    // Its window has begun before the address's.
    await counts().where({ key: "quote-network:2001:db8:2::/48" }).decrement("expire", 1_800_000);
    expectWait(await send("2001:db8:2:1::1").expect(429), 1800);
  });

  test("a refused address does not count against its network, nor a refused network against an address", async () => {
    for (let n = 0; n < 5; n += 1) await send("198.51.100.1");
    expect(await counts().whereLike("key", "quote%").select("key", "points")).toEqual([
      { key: "quote-network:198.51.100.0/24", points: 2 },
      { key: "quote:198.51.100.1", points: 2 },
    ]);

    for (let n = 2; n < 11; n += 1) {
      await send(`198.51.100.${n}`).expect(201);
      await send(`198.51.100.${n}`).expect(201);
    }
    await send("198.51.100.11").expect(429);
    expect(await counts().where({ key: "quote:198.51.100.11" })).toEqual([]);
  });

  test("without a proxy, what a header says of the address is ignored", async () => {
    const open = await startTestApi({ QUOTE_LIMIT: "1" }, limited.database);
    const from = (address: string) =>
      open.postQuote(validQuoteRequest).set("X-Forwarded-For", address);

    await from("198.51.100.1").expect(201);
    await from("198.51.100.2").expect(429);
  });
});
