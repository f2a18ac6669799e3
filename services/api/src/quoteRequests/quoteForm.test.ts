import { randomUUID } from "node:crypto";
import { quotePayloadMessages } from "@ridgeline/contract/quotePayload";
import { consentLabel, wrongSumMessage } from "@ridgeline/contract/quoteRequest";
import { provide } from "../../test/provide";
import { impatient, startTestApi } from "../../test/testApi";
import { connect } from "../database/connect";

const api = provide(() =>
  startTestApi({
    QUOTE_LIMIT: "3",
    CORS_ORIGINS: "https://partner.example",
    DOMAIN: "Oak.example, www.oak.example",
  }),
);
beforeEach(async () => {
  await api.database("quoteRequests").delete();
  await api.database("rateLimits").delete();
});

const fields = {
  fullName: "Ann Lee",
  phone: "7065550199",
  email: "",
  address: "",
  serviceType: "roofing",
  timing: "",
  budget: "",
  projectDetails: "The roof leaks near the chimney.\r\nSince May.",
  website: "",
  mathAnswer: "7",
  mathChallenge: "7",
  consent: "on",
};
const post = (changes: object = {}, headers: object = {}) =>
  api.postForm("/api/quote", { ...fields, ...changes }, headers);
const stored = () => api.database("quoteRequests").select();
/** Moves what is stored into the past. */
const age = (time: string) =>
  api.database.raw(
    "UPDATE quote_requests SET created_at = created_at - ?::interval, posted_on = posted_on - ?::interval",
    [time, time],
  );
/** So that Back shows what was typed. */
const NOT_SHARED = "private, no-cache";

type Form = { name: string; values: object; problems: { field: string; message: string }[] };

/** The form in the page of an answer, as the fake build renders it. */
function shownIn({ text }: { text: string }): Form {
  return (JSON.parse(text) as { form: Form }).form;
}

test("a posted form is stored, cleaned, as the script's request would be, and leads to the thanks", async () => {
  const written = { fullName: "\u2068Ann\0 Lee\u2069", email: "\u200BAnn <ann＠example.com>, " };
  const more = { phone: "+1 (706) 555-0199".padEnd(40), submit: "an extension's" };
  const utm_source = `a\0${"x".repeat(600)}`;
  const response = await post({ ...written, ...more, utm_source }).expect(303);

  expect(response.headers).toMatchObject({ location: "/thanks", "cache-control": NOT_SHARED });
  expect(await stored()).toMatchObject([
    {
      fullName: "Ann Lee",
      phone: "7065550199",
      email: "ann@example.com",
      timing: null,
      projectDetails: "The roof leaks near the chimney.\nSince May.",
      consentText: consentLabel,
      quarantinedAt: null,
      utmSource: `a${"x".repeat(499)}`,
    },
  ]);
  const page = await api.get("/thanks").expect(200);
  expect(page.text).toContain('"name":"quoteSent"');
  expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
});

describe("the same answers, from one tab", () => {
  const key = randomUUID();
  const json = {
    fullName: "Ann Lee",
    phone: "+17065550199", // typed key by key
    serviceType: "roofing",
    consent: true,
    projectDetails: "The roof leaks near the chimney.\nSince May.",
    mathChallenge: 3,
    mathAnswer: 3,
  };
  const ways = {
    "the script": () => api.postQuote(json, key).expect(201),
    "the browser": () => post({ phone: "(706) 555-0199", idempotencyKey: key }).expect(303),
    "the browser, after a change": () =>
      post({ idempotencyKey: `${key.slice(0, -8)}00000000`, utm_source: "flyer" }).expect(303),
    "the browser without any script": () =>
      post({ mathAnswer: "9", mathChallenge: "9" }).expect(303),
  };
  const program = () => api.postQuote(json).expect(201);
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

  test.each(pairs)(
    "are one request, sent by %s, and 30 days later by %s",
    async (first, second) => {
      await ways[first]();
      await age("30 days");
      await ways[second]();

      expect(await stored()).toHaveLength(1);
    },
  );

  const { "the browser without any script": withoutScript } = ways;
  test.each<[string, () => Promise<unknown>]>([
    ...names.map((name): [string, () => Promise<unknown>] => [name, ways[name]]),
    ["a program that sends JSON without a key", program],
  ])(
    "are one request, posted without any script at the instant when %s sends them",
    async (_name, way) => {
      await post({ fullName: "Bea", projectDetails: "Twenty characters and more." }).expect(303);
      for (let race = 0; race < 20; race += 1) {
        await api.database("quoteRequests").delete();
        await api.database("rateLimits").update({ points: 0 });
        await api.atOnce("rateLimits", () => Promise.all([withoutScript(), way()]));

        expect(await stored()).toHaveLength(1);
      }
    },
  );

  test("are one request, sent at once with two keys, also of a restored tab two months later", async () => {
    const again = () => api.postQuote(json, `${key.slice(0, -8)}00000000`).expect(201);
    await Promise.all([ways["the script"](), again()]);
    await age("60 days");
    await again();

    expect(await stored()).toHaveLength(1);
  });

  test("are two requests, sent at once from two tabs or by a program without keys", async () => {
    await Promise.all([ways["the script"](), api.postQuote(json, randomUUID()).expect(201)]);
    expect(await stored()).toHaveLength(2);

    await api.database("quoteRequests").delete();
    await api.database("rateLimits").delete();
    await Promise.all([program(), program()]);
    expect(await stored()).toHaveLength(2);
  });

  test("are another request after that, and from another tab at once", async () => {
    await ways["the browser without any script"]();
    await age("32 days");
    await ways["the browser without any script"]();
    expect(await stored()).toHaveLength(2);

    await api.database("quoteRequests").delete();
    await api.database("rateLimits").delete();
    await ways["the script"]();
    await post({ idempotencyKey: randomUUID() }).expect(303);
    expect(await stored()).toHaveLength(2);
  });
});

test("other answers are never taken for those that were stored with their key", async () => {
  const idempotencyKey = randomUUID();
  await post({ idempotencyKey }).expect(303);
  for (let n = 0; n < 2; n += 1) await post({ idempotencyKey, fullName: "Bea" }).expect(303);
  await post({ idempotencyKey: "none", fullName: "Cy" }).expect(303);

  const rows = await api.database("quoteRequests").select("fullName").orderBy("id");
  expect(rows).toEqual(["Ann Lee", "Bea", "Cy"].map((fullName) => ({ fullName })));
});

test("a wrong form is 400 and the form again, with everything typed and the problem of each field", async () => {
  const typed = { fullName: "A", phone: "555-0199", projectDetails: "<b>", timing: "asap" };
  const { consent: _, ...unticked } = fields;
  const response = await api
    .postForm("/api/quote", { ...unticked, ...typed, mathChallenge: "seven" })
    .expect(400);

  expect(response.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": NOT_SHARED,
    "x-robots-tag": "noindex",
  });
  const { name, values, problems } = shownIn(response);
  expect(name).toBe("quote");
  expect(values).toMatchObject({ ...typed, mathChallenge: "seven" });
  expect(Object.fromEntries(problems.map(({ field, message }) => [field, message]))).toEqual({
    fullName: quotePayloadMessages["fullName"],
    phone: quotePayloadMessages["phone"],
    projectDetails: quotePayloadMessages["projectDetails"],
    consent: quotePayloadMessages["consent"],
    mathChallenge: wrongSumMessage,
  });
  expect(await stored()).toEqual([]);
});

const BACK = /.*\n.*Your browser's Back button brings back what you typed\.$/;
const FORM = "application/x-www-form-urlencoded";

test.each([
  ["another type", { "Content-Type": "multipart/form-data; boundary=x" }],
  ["almost JSON", { "Content-Type": "application/jsonx" }],
  ["compression", { "Content-Type": FORM, "Content-Encoding": "br" }],
])("%s is 415, and no page is rendered for it", async (_, headers) => {
  const { type } = await api.request
    .post("/api/quote")
    .set({ Accept: "text/html,*/*", ...headers })
    .send("a=b")
    .expect(415);

  expect(type).toBe("text/plain");
});

test.each<[string, object | string, number, RegExp]>([
  ["a repeated field", { phone: ["7065550199", "7065550198"] }, 400, /valid phone number/],
  ["a repeated answer", { mathChallenge: ["7", "7"] }, 400, /Expected integer, received array/],
  ["no sum", { mathAnswer: "" }, 400, /mathAnswer/],
  ["half an escape", "fullName=Ann%", 400, BACK],
  ["a byte that is no UTF-8", "fullName=%ff", 400, BACK],
  ["thousands of fields", "a&".repeat(5000), 400, /too many fields/],
  ["100 kB", `projectDetails=${"x".repeat(100_000)}`, 413, /too large/],
  ["nothing", "", 400, /no body|Required|full name/],
])("with %s it is refused in a page", async (_, changes, status, sentence) => {
  const body = typeof changes === "string" ? changes : { ...fields, ...changes };
  const response = await api.request
    .post("/api/quote")
    .type("form")
    .set("Accept", "text/html,*/*")
    .send(body)
    .expect(status);

  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  const { problems } = shownIn(response);
  expect(problems.map(({ field, message }) => `${field}: ${message}`).join("\n")).toMatch(sentence);
  expect(await stored()).toEqual([]);
});

test("a byte that is no UTF-8, though not escaped, is refused in a page", async () => {
  const bytes = Buffer.from("fullName=\xFF", "latin1");
  const request = api.request
    .post("/api/quote")
    .type("form")
    .serialize(() => bytes as never); // sent as they are

  const { problems } = shownIn(await request.set("Accept", "text/html").send(bytes).expect(400));
  expect(problems.map(({ message }) => message).join("\n")).toMatch(BACK);
});

test.each<[string, object, boolean]>([
  ["another site's", { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" }, true],
  ["a neighbor's", { "Sec-Fetch-Site": "same-site", Origin: "https://shop.example" }, true],
  ["a listed site's", { "Sec-Fetch-Site": "cross-site", Origin: "https://partner.example" }, false],
  ["our own", { "Sec-Fetch-Site": "same-origin", Origin: "null" }, false],
  ["an old browser's, another site's", { Origin: "http://elsewhere.example" }, true],
  ["an old browser's, a sandbox's", { Origin: "null" }, true],
  ["an old browser's, a listed site's", { Origin: "https://partner.example" }, false],
  ["an old browser's, our own", { Host: "a.example:81", Origin: "http://a.example:81" }, false],
  ["an old browser's, our first name's", { Origin: "https://oak.example" }, false],
  ["an old browser's, our second name's", { Origin: "https://www.oak.example" }, false],
  ["a very old browser's, any", {}, false],
])(
  "what %s page posts is thanked for, and held if that is not ours",
  async (_, headers, isHeld) => {
    await post({}, headers).expect(303);

    const [row] = (await stored()) as { quarantinedAt: Date | null }[];
    expect(row?.quarantinedAt !== null).toBe(isHeld);
    await post(); // from our page, what is held counts for nothing
    expect(await stored()).toHaveLength(isHeld ? 2 : 1);
  },
);

test("past the limit a form is 429 with Retry-After and everything typed, and the same one again is still thanked for", async () => {
  for (const fullName of ["Ann", "Bea", "Cy"]) await post({ fullName }).expect(303);
  const response = await post({ fullName: "Dee" }).expect(429);

  expect(Number(response.headers["retry-after"])).toBeGreaterThan(3500);
  const { values, problems } = shownIn(response);
  expect(values).toMatchObject({ fullName: "Dee" });
  expect(problems[0]?.message).toMatch(/^We have received many requests/);
  await post({ fullName: "Ann" }).expect(303);
});

test("while the records cannot be reached, a form is 503 with Retry-After and everything typed", async () => {
  const hurried = await startTestApi({}, connect({ url: api.apiUrl }), undefined, impatient);
  await hurried.postForm("/api/quote", fields).expect(303); // the page has been rendered before
  const lock = await api.database.transaction();
  await lock.raw("LOCK TABLE quote_requests IN ACCESS EXCLUSIVE MODE");
  const response = await hurried.postForm("/api/quote", { ...fields, fullName: "Bea" }).expect(503);
  await lock.rollback();

  expect(response.headers["retry-after"]).toBe("5");
  expect(shownIn(response)).toMatchObject({
    values: { fullName: "Bea" },
    problems: [
      { field: "", message: expect.stringMatching(/^We cannot reach our records/) as string },
    ],
  });
});

test("a browser that opens the address of an answer is led to the form", async () => {
  await api
    .get("/api/quote")
    .set("Accept", "text/html")
    .expect(302)
    .expect("Location", "/#quote-form");
  await api.get("/api/quote").expect(405);
});
