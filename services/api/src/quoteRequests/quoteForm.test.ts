import { quotePayloadMessages } from "@ridgeline/contract/quotePayload";
import { consentLabel, wrongSumMessage } from "@ridgeline/contract/quoteRequest";
import { startTestApi, type TestApi } from "../../test/testApi";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ QUOTE_LIMIT: "3", CORS_ORIGINS: "https://partner.example" });
});
afterAll(() => api.stop());
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

type Form = { name: string; values: object; problems: { field: string; message: string }[] };

/** The form in the page of an answer, as the fake build renders it. */
function shownIn({ text }: { text: string }): Form {
  return (JSON.parse(text) as { form: Form }).form;
}

test("a posted form is stored as the script's request would be, and answered with the thanks as a page", async () => {
  const response = await post({ utm_source: "x".repeat(600) }).expect(201);

  expect(response.text).toContain('"name":"quoteSent"');
  expect(response.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(await stored()).toMatchObject([
    {
      ...{ fullName: "Ann Lee", phone: "7065550199", email: null, timing: null },
      projectDetails: "The roof leaks near the chimney.\nSince May.",
      ...{ consentText: consentLabel, quarantinedAt: null, utmSource: "x".repeat(500) },
    },
  ]);
});

test("the same form is stored once a day, however often it is posted and whatever it asks", async () => {
  await Promise.all([post(), post(), post()]);
  await post({ mathAnswer: "9", mathChallenge: "9", utm_source: "flyer" }).expect(201);
  expect(await stored()).toHaveLength(1);

  await post({ projectDetails: "The gutter is loose, too, it seems." }).expect(201);
  expect(await stored()).toHaveLength(2);
});

test("a form posted again just after midnight is still the same, and a week later it is another", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "setInterval"] });
  jest.setSystemTime(new Date("2026-11-26T23:59:59Z"));
  await post().expect(201);
  jest.setSystemTime(new Date("2026-11-27T00:00:01Z"));
  await post().expect(201);
  expect(await stored()).toHaveLength(1);

  jest.setSystemTime(new Date("2026-12-04T00:00:01Z"));
  await post().expect(201);
  expect(await stored()).toHaveLength(2);
  jest.useRealTimers();
});

test("a wrong form is 400 and the form again, with everything typed and the problem of each field", async () => {
  const typed = { fullName: "A", phone: "(706) 555-0199", projectDetails: "<b>", timing: "asap" };
  const { consent: _, ...unticked } = fields;
  const response = await api.postForm("/api/quote", { ...unticked, ...typed }).expect(400);

  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  const { name, values, problems } = shownIn(response);
  expect(name).toBe("quote");
  expect(values).toMatchObject({ ...typed, mathChallenge: "7" });
  expect(Object.fromEntries(problems.map(({ field, message }) => [field, message]))).toEqual({
    fullName: quotePayloadMessages["fullName"],
    phone: quotePayloadMessages["phone"],
    projectDetails: quotePayloadMessages["projectDetails"],
    consent: quotePayloadMessages["consent"],
  });
  expect(await stored()).toEqual([]);
});

test.each(["8", "", "seven"])("the answer %j to a sum of 7 is wrong", async (mathChallenge) => {
  const response = await post({ mathChallenge }).expect(400);

  const { values, problems } = shownIn(response);
  expect(problems).toEqual([{ field: "mathChallenge", message: wrongSumMessage }]);
  expect(values).toMatchObject({ fullName: "Ann Lee", mathChallenge });
});

test.each<[string, object | string, number, RegExp]>([
  ["an unknown field", { vip: "1" }, 400, /Unrecognized key/],
  ["a repeated field", { phone: ["7065550199", "7065550198"] }, 400, /valid phone number/],
  ["a repeated answer", { mathChallenge: ["7", "7"] }, 400, /Expected integer, received array/],
  ["its prototype", JSON.parse('{"__proto__":"x"}') as object, 400, /Unrecognized key/],
  ["no sum", { mathAnswer: "" }, 400, /mathAnswer/],
  ["half an escape", "fullName=Ann%", 400, /cannot be read/],
  ["a byte that is no UTF-8", "fullName=%ff", 400, /cannot be read/],
  ["thousands of fields", "a&".repeat(5000), 400, /too many fields/],
  ["100 kB", `projectDetails=${"x".repeat(100_000)}`, 413, /too large/],
  ["nothing", "", 400, /no body|Required|full name/],
])("with %s it is refused in a page", async (_, changes, status, sentence) => {
  const body = typeof changes === "string" ? changes : { ...fields, ...changes };
  const response = await api.request
    .post("/api/quote")
    .type("form")
    .set("Accept", "text/html")
    .send(body)
    .expect(status);

  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  const { problems } = shownIn(response);
  expect(problems.map(({ field, message }) => `${field}: ${message}`).join("\n")).toMatch(sentence);
  expect(await stored()).toEqual([]);
});

test.each([
  ["multipart/form-data; boundary=x", "--x--", 415],
  ["application/x-www-form-urlencoded", "a=b", 415],
])(
  "a browser's post as compressed or other %s is 415 and a page that says how to go back",
  async (type, body, status) => {
    const response = await api.request
      .post("/api/quote")
      .set({ Accept: "text/html,*/*", "Content-Type": type, "Content-Encoding": "br" })
      .send(body)
      .expect(status);

    expect(shownIn(response).problems.at(-1)?.message).toBe(
      "Your browser's Back button brings back what you typed.",
    );
  },
);

test("what another site's page posts is thanked for and held, unless the site is listed", async () => {
  const elsewhere = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };
  await post({}, elsewhere).expect(201);
  await post({ fullName: "Bea" }, { ...elsewhere, Origin: "https://partner.example" }).expect(201);
  await post({ fullName: "Cy" }, { "Sec-Fetch-Site": "same-origin" }).expect(201);

  const held = await api.database("quoteRequests").whereNotNull("quarantinedAt").select("fullName");
  expect(held).toEqual([{ fullName: "Ann Lee" }]);
});

test("a form with the trap filled is thanked for and held", async () => {
  const response = await post({ website: "https://spam.example" }).expect(201);

  expect(response.text).toContain('"name":"quoteSent"');
  expect(await stored()).toMatchObject([{ quarantinedAt: expect.any(Date) as Date }]);
});

test("past the limit a form is 429 with Retry-After and everything typed, and the same one again is still thanked for", async () => {
  for (const fullName of ["Ann", "Bea", "Cy"]) await post({ fullName }).expect(201);
  const response = await post({ fullName: "Dee" }).expect(429);

  expect(Number(response.headers["retry-after"])).toBeGreaterThan(3500);
  const { values, problems } = shownIn(response);
  expect(values).toMatchObject({ fullName: "Dee" });
  expect(problems[0]?.message).toMatch(/^We have received many requests/);
  await post({ fullName: "Ann" }).expect(201);
});

test("while the records cannot be reached, a form is 503 with Retry-After and everything typed", async () => {
  await post().expect(201); // the page has been rendered before
  const lock = await api.database.transaction();
  await lock.raw("LOCK TABLE quote_requests IN ACCESS EXCLUSIVE MODE");
  const response = await post({ fullName: "Bea" }).expect(503);
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

test("a posted NUL is dropped, wherever it is", async () => {
  await post({ fullName: "Ann\0 Lee", utm_source: "a\0b" }).expect(201);

  expect(await stored()).toMatchObject([{ fullName: "Ann Lee", utmSource: "ab" }]);
});
