import { randomUUID } from "node:crypto";
import { consentLabel, wrongSumMessage } from "@ridgeline/contract/quoteRequest";
import { storedAnswers, validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provide } from "../../test/provide";
import { startTestApi } from "../../test/testApi";
import { deleteExpiredCounts } from "./quoteRequestRepository";

type Row = Record<string, unknown>;

const api = provide(() => startTestApi({ QUOTE_LIMIT: "100000" }));
beforeEach(() => api.database("quoteRequests").delete());

const ownersList = async () =>
  (await api.ownerGet("/api/admin/quote-requests").expect(200)).body as Row[];
const storedRows = async () => api.database("quoteRequests").select<Row[]>();

test("a submitted request appears with exactly the fields of the owner's list", async () => {
  await api.postQuote(validQuoteRequest).expect(201).expect("Content-Type", /json/);

  const [request, ...others] = await ownersList();
  expect(others).toEqual([]);
  expect(request).toEqual({
    id: expect.any(Number) as number,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    ...storedAnswers,
  });
});

test("empty fields are null", async () => {
  const { fullName, phone, serviceType, projectDetails } = validQuoteRequest;
  const sums = { mathChallenge: 2, mathAnswer: 2 };
  await api
    .postQuote({ fullName, phone, serviceType, projectDetails, consent: true, email: "", ...sums })
    .expect(201);

  expect(await ownersList()).toMatchObject([
    { email: null, address: null, timing: null, budget: null, utmSource: null, referrer: null },
  ]);
});

test("the consent is stored with its text and time, and all tracking fields are stored", async () => {
  await api.postQuote(validQuoteRequest).expect(201);

  expect(await storedRows()).toMatchObject([
    {
      consentText: consentLabel,
      consentedAt: expect.any(Date) as Date,
      utmTerm: "roof repair",
      utmContent: "ad-2",
    },
  ]);
});

test("the owner's list is newest first, compressed, and sent again only after a change", async () => {
  for (const fullName of ["Ann Lee", "Bob Hill"])
    await api.postQuote({ ...validQuoteRequest, fullName }).expect(201);
  const path = "/api/admin/quote-requests";
  const first = await api.ownerGet(path).expect("Content-Encoding", "gzip");
  expect((first.body as Row[]).map(({ fullName }) => fullName)).toEqual(["Bob Hill", "Ann Lee"]);

  // As a browser sends a tag that a script gives it.
  const known = { "If-None-Match": String(first.headers["etag"]), "Cache-Control": "no-cache" };
  await api.ownerGet(path).set(known).expect(304, "");
  await api.postQuote({ ...validQuoteRequest, fullName: "Cy Orr" }).expect(201);
  await api.ownerGet(path).set(known).expect(200);
});

test.each<[string, object, string]>([
  ["a wrong phone", { phone: "(706) 555-0199" }, "Please enter a valid phone number"],
  ["text as the sum", { mathChallenge: "7" }, "mathChallenge: Expected integer, received string"],
  ["a sum that is too small", { mathChallenge: 6 }, wrongSumMessage],
  ["a sum that is too large", { mathChallenge: 8 }, wrongSumMessage],
  [
    "a wrong sum beside a wrong phone",
    { phone: "1", mathChallenge: 8 },
    `Please enter a valid phone number\n${wrongSumMessage}`,
  ],
  ["an unknown field", { vip: true }, "Unrecognized key(s) in object: 'vip'"],
])("%s is 400 with its sentence, and nothing is stored", async (_, change, sentence) => {
  const response = await api.postQuote({ ...validQuoteRequest, ...change }).expect(400, sentence);

  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await storedRows()).toEqual([]);
});

test("a filled trap field gets the same answer, but stays out of the owner's list", async () => {
  const honest = await api.postQuote(validQuoteRequest).expect(201);
  const trapped = await api
    .postQuote({ ...validQuoteRequest, website: "https://spam.example" })
    .expect(201);

  expect(trapped.body).toEqual(honest.body);
  expect(await ownersList()).toHaveLength(1);
  expect(await storedRows()).toHaveLength(2);
});

describe("with an Idempotency-Key", () => {
  test("a repeated request gets the same answer and is stored once", async () => {
    const key = randomUUID();

    const first = await api.postQuote(validQuoteRequest, key).expect(201);
    const second = await api.postQuote(validQuoteRequest, key.toUpperCase()).expect(201);

    expect(second.body).toEqual(first.body);
    expect(await storedRows()).toHaveLength(1);
  });

  test("ten concurrent requests are stored once", async () => {
    const key = randomUUID();

    const responses = await Promise.all(
      Array.from({ length: 10 }, () => api.postQuote(validQuoteRequest, key)),
    );

    expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
    expect(await storedRows()).toHaveLength(1);
  });

  test("a body with reordered fields counts as the same body", async () => {
    const key = randomUUID();
    await api.postQuote(validQuoteRequest, key).expect(201);

    const reversed = Object.fromEntries(Object.entries(validQuoteRequest).reverse());
    await api.postQuote(reversed, key).expect(201);
  });

  test("a different body with the same key is 422, and the first one stays", async () => {
    const key = randomUUID();
    await api.postQuote(validQuoteRequest, key).expect(201);

    await api.postQuote({ ...validQuoteRequest, fullName: "Bob Ray" }, key).expect(422);

    expect(await ownersList()).toMatchObject([{ fullName: "Ann Lee" }]);
  });

  test("a key that is not a UUID is 400", async () => {
    await api
      .postQuote(validQuoteRequest, "12345")
      .expect(400, "The Idempotency-Key must be a UUID.");
  });
});

describe("past the limit of accepted requests from one address", () => {
  const limited = provide(() => startTestApi({ QUOTE_LIMIT: "5" }));
  beforeEach(async () => {
    await limited.database("rateLimits").delete();
    await limited.database("quoteRequests").delete();
  });
  const count = async () => (await limited.database("quoteRequests").select<Row[]>("id")).length;

  test("of 20 parallel ones exactly 5 are accepted; the others are told when to retry", async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => limited.postQuote(validQuoteRequest, randomUUID())),
    );

    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(3590);
    expect(Number(refused[0]?.headers["retry-after"])).toBeLessThanOrEqual(3600);
    expect(await count()).toBe(5);
  });

  test("repetitions and refused bodies do not count, and a repetition is never refused", async () => {
    const key = randomUUID();
    for (let n = 0; n < 6; n += 1) {
      await limited.postQuote(validQuoteRequest, key).expect(201);
      await limited.postQuote({ ...validQuoteRequest, phone: "" }).expect(400);
    }
    for (let n = 0; n < 4; n += 1) await limited.postQuote(validQuoteRequest).expect(201);

    await limited.postQuote(validQuoteRequest).expect(429);
    await limited.postQuote(validQuoteRequest, key).expect(201);
    expect(await count()).toBe(5);
  });

  test("a repetition does not count even for a moment, so nobody else is refused", async () => {
    const key = randomUUID();
    await limited.postQuote(validQuoteRequest, key).expect(201);
    const others = await limited.database.transaction();
    await others("rateLimits").select().forUpdate();

    const { status } = await limited.postQuote(validQuoteRequest, key);

    await others.rollback();
    expect(status).toBe(201);
  });
});

describe("the hour of a limit", () => {
  const limited = provide(() => startTestApi({ QUOTE_LIMIT: "2" }));
  beforeEach(() => limited.database("rateLimits").delete());
  const submit = () => limited.postQuote(validQuoteRequest);
  /** Simulates that this much time has passed. */
  const pass = (seconds: number) =>
    limited.database("rateLimits").decrement("expire", seconds * 1000);
  const readExpiry = async () => {
    const [expire] = await limited.database("rateLimits").orderBy("key").pluck<string[]>("expire");
    return Number(expire);
  };

  test("begins with the first request and ends to the second: then there is the full limit again, and a full hour", async () => {
    await submit().expect(201);
    await pass(3500);
    await submit().expect(201);
    const seconds = Number((await submit().expect(429)).headers["retry-after"]);
    expect(seconds).toBeGreaterThan(90);
    expect(seconds).toBeLessThanOrEqual(100);
    await pass(99);
    await submit().expect(429);
    await pass(2);

    const before = Date.now();
    await submit().expect(201);
    expect(await readExpiry()).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(await readExpiry()).toBeLessThanOrEqual(Date.now() + 3_600_000);
    await submit().expect(201);
    await submit().expect(429);
  });

  test("expired counts are deleted, with their addresses, unless they are in use", async () => {
    await limited.database("rateLimits").insert([
      { key: "in use", points: 1, expire: Date.now() - 1 },
      { key: "past", points: 1, expire: Date.now() - 1 },
      { key: "open", points: 1, expire: Date.now() + 60_000 },
    ]);
    const request = await limited.database.transaction();
    await request("rateLimits").where({ key: "in use" }).forUpdate();

    await deleteExpiredCounts(limited.database);
    await request.rollback();

    const left = await limited.database("rateLimits").orderBy("key").pluck<string[]>("key");
    expect(left).toEqual(["in use", "open"]);
  });
});

describe("past the limit of accepted requests from one network", () => {
  const limited = provide(() => startTestApi({ TRUST_PROXY: "true", QUOTE_LIMIT: "2" }));
  beforeEach(() => limited.database("rateLimits").delete());
  const submit = (address: string) =>
    limited.postQuote(validQuoteRequest).set("X-Forwarded-For", address);
  const pointsOf = async (key: string) =>
    limited.database("rateLimits").where({ key }).pluck<number[]>("points");

  test.each([
    ["an IPv6 /48", (n: number) => `2001:db8:2:${n}::1`, "2001:db8:3::1"],
    ["an IPv4 /24", (n: number) => `198.51.100.${n}`, "198.51.101.1"],
  ])(
    "%s is told when to retry, and no other network is affected",
    async (_, address, elsewhere) => {
      for (let n = 1; n <= 15; n += 1) await submit(address(n)).expect(201);
      const flood = await Promise.all(
        Array.from({ length: 10 }, (_item, index) => submit(address(16 + index))),
      );

      const refused = flood.filter(({ status }) => status === 429);
      expect(flood.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(refused).toHaveLength(5);
      expect(refused[0]?.text).toMatch(/^We have received many requests from your connection/);
      const wait = Number((await submit(address(99)).expect(429)).headers["retry-after"]);
      expect(wait).toBeGreaterThan(3590);
      expect(wait).toBeLessThanOrEqual(3600);
      await submit(elsewhere).expect(201);
    },
  );

  test("a refused address does not count against its network, nor a refused network against an address", async () => {
    for (let n = 0; n < 5; n += 1) await submit("198.51.100.1");
    expect(await pointsOf("quote-network:198.51.100.0/24")).toEqual([2]);

    for (let n = 2; n < 11; n += 1) {
      await submit(`198.51.100.${n}`).expect(201);
      await submit(`198.51.100.${n}`).expect(201);
    }
    await submit("198.51.100.11").expect(429);
    expect(await pointsOf("quote:198.51.100.11")).toEqual([]);
  });
});
