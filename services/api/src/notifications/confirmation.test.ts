import type { Business } from "@ridgeline/contract/business";
import type {
  Confirmation,
  ConfirmationSample,
  NotificationStatus,
} from "@ridgeline/contract/notifications";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startMailServer, type MailServer } from "../../test/mailServer";
import { type OutboxRow, startOutbox } from "../../test/startOutbox";
import { startTestApi, type TestApi } from "../../test/testApi";
import { sampleBusiness } from "../business/sampleBusiness";
import { createBusinessRepository } from "../business/businessRepository";
import { countUnsent, resendFailed } from "./outbox";
import { deleteRequest, holdRequest } from "../quoteRequests/quoteRequestRepository";

const owner = "owner@example.com";
const from = "Site <site@example.com>";

let mail: MailServer;
let api: TestApi;
let outbox: ReturnType<typeof startOutbox>;
beforeAll(async () => {
  mail = await startMailServer();
  const settings = { SMTP_URL: mail.url, MAIL_TO: owner, MAIL_FROM: from };
  api = await startTestApi({ ...settings, QUOTE_LIMIT: "100000" });
  outbox = another();
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});
beforeEach(async () => {
  await api.database("quoteRequests").delete();
  await api.database("rateLimits").delete();
  await turn(true);
  mail.mails.length = 0;
  mail.state.behavior = "accept";
  mail.state.attempts = 0;
  mail.state.refused.clear();
  outbox.logs.length = 0;
});

/** The worker of another process. */
const another = (smtpUrl = mail.url) =>
  startOutbox(api.database, { email: { smtpUrl, to: owner, from } });
const turn = (answersByEmail: boolean, changes: Partial<Business> = {}) =>
  createBusinessRepository(api.database).put({ ...sampleBusiness, ...changes, answersByEmail });
const email = "ann@customer.example";
const post = (change: object = {}) =>
  api.postQuote({ ...validQuoteRequest, email, ...change }).expect(201);
const deliver = () => outbox.deliver("customer");
const rows = async (): Promise<OutboxRow[]> =>
  (await outbox.rows()).filter(({ channel }) => channel === "customer");
const received = () => mail.mails.map(({ to }) => to.join());
const states = async () =>
  (await api.ownerGet("/api/admin/confirmations").expect(200)).body as Confirmation[];
const stateOf = async () => (await states()).map(({ state, reason }) => [state, reason]);
/** Simulates that this much time has passed since the requests came. */
const pass = async (interval: string) => {
  await outbox.pass(interval);
  const earlier = (column: string) => api.database.raw(`${column} - ?::interval`, [interval]);
  await api.database("quoteRequests").update({
    createdAt: earlier("created_at"),
    quarantinedAt: earlier("quarantined_at"),
  });
  await api.database.raw(
    "UPDATE rate_limits SET expire = expire - extract(epoch FROM ?::interval) * 1000",
    [interval],
  );
};

test("a customer who leaves an address gets one answer; a reply goes to the business", async () => {
  await post();
  await deliver();
  await pass("2 hours");
  await deliver();

  const [row] = await rows();
  expect(mail.mails).toMatchObject([
    { to: [email], messageId: `<${row?.messageKey}@ridgelinehome.example>` },
  ]);
  const [{ headers, body }] = mail.mails as [(typeof mail.mails)[0]];
  expect(headers).toMatch(/^Subject: We have your request$/m);
  expect(headers).toMatch(/^From: Site <site@example\.com>$/m);
  expect(headers).toMatch(/^To: ann@customer\.example$/m);
  expect(headers).toMatch(new RegExp(`^Reply-To: .*<${sampleBusiness.email}>$`, "m"));
  expect(headers).toMatch(/^Auto-Submitted: auto-replied$/m);
  expect(headers).toMatch(/^X-Auto-Response-Suppress: All$/m);
  expect(headers).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(body).toContain("Hello Ann,");
  expect(await stateOf()).toEqual([["sent", null]]);
});

test("the mail says what happens next, by when, and how to reach the business, and nothing that the visitor wrote", async () => {
  const projectDetails = "Buy pills at evil.example, call 5550100 today.";
  await post({ projectDetails, address: "1 Evil St", timing: "asap" });
  await deliver();

  const [text = "", html = ""] = (mail.mails[0]?.body ?? "")
    .replaceAll("\r\n", "\n")
    .split("<!doctype html>");
  expect(text).toContain(`We have your request

Hello Ann,

Thank you for asking Ridgeline Home & Property for an estimate: Roofing & Roof Repair.

We will get back to you within 24 hours.

1. You write: A few lines about what needs doing.
2. We answer: By phone, email or text, as you like.
3. We come and look: Then you get a final price in writing, before any work.

To add something, or if it is urgent, reply to this mail, call or text:
Call (706) 555-0142
Text (706) 555-0142

Monday-Friday: 8:00 AM - 6:00 PM
Saturday: 9:00 AM - 4:00 PM
Sunday: Closed
Emergency repairs: 24/7
`);
  expect(text).toContain("https://ridgelinehome.example");
  expect(html).toMatch(/<a href="tel:\+17065550142"[^>]*>Call \(706\) 555-0142<\/a>/);
  expect(html).toMatch(/<a href="sms:\+17065550142"/);
  expect(html).not.toMatch(/<img|<link|<script|src=|url\(|href="http/);
  expect(text + html).not.toMatch(/evil|pills|5550100|0199|ASAP|Hawkins/i);
});

test.each([
  ["d'Arcy-O’Neil Smith", "Hello d'Arcy-O’Neil,"],
  ["Briggs, Walter", "Hello Walter,"],
  ["Ann\r\nBcc: victim@example.com\r\n\r\nHi", "Hello,"],
  ["Dr. call5550100 now", "Hello,"],
  ["x".repeat(200), `Hello ${"x".repeat(60)},`],
])("the name %j is greeted with %j", async (fullName, greeting) => {
  await post({ fullName });
  await deliver();

  const [{ to, headers, body }] = mail.mails as [(typeof mail.mails)[0]];
  expect(to).toEqual([email]);
  expect(body).toContain(`\r\n\r\n${greeting}\r\n\r\n`);
  expect(headers).not.toMatch(/^Bcc/im);
  expect(headers + body).not.toMatch(/evil|victim|5550100|[^\P{Cc}\r\n\t]/u);
});

test("the mail names a holiday that is near", async () => {
  const [today = ""] = new Date().toISOString().split("T");
  await turn(true, { specialDays: [{ date: today, label: "Thanksgiving" }] });
  await post();
  await deliver();

  expect(mail.mails[0]?.body).toMatch(/^Thanksgiving, \w{3} \d+: Closed\r$/m);
});

test.each(["Buy pills at evil.example", "other"])(
  "the kind of work %j is not mentioned",
  async (serviceType) => {
    await post({ serviceType });
    await deliver();

    expect(mail.mails[0]?.body).toContain("Home & Property for an estimate.\r\n");
  },
);

describe("nothing is sent", () => {
  test.each<[string, object]>([
    ["without an address", { email: "" }],
    ["for a request that is held as spam", { website: "x" }],
  ])("%s", async (_case, change) => {
    await post(change);

    expect(await rows()).toEqual([]);
  });

  test("while the switch is off, as it is at first, or e-mail is not set up", async () => {
    await turn(false);
    await post();
    await createBusinessRepository(api.database).put(sampleBusiness);
    await post();
    await turn(true);
    const silent = await startTestApi({}, api.database);
    await silent.postQuote({ ...validQuoteRequest, email }).expect(201);
    silent.server.close();

    expect(await rows()).toEqual([]);
  });

  test("if the owner turns it off before it is sent, nor later", async () => {
    await post();
    await turn(false);
    await deliver();
    await turn(true);
    await pass("1 hour");
    await deliver();

    expect(mail.mails).toEqual([]);
    expect(await stateOf()).toEqual([["unsent", "It was turned off before it could be sent."]]);
  });

  test("about a request that is deleted, or held as spam, before it is sent", async () => {
    await post();
    await post({ email: "bob@customer.example" });
    const [ann, bob] = await rows();
    await deleteRequest(api.database, ann?.quoteRequestId ?? 0);
    await holdRequest(api.database, bob?.quoteRequestId ?? 0);
    await deliver();

    expect(await rows()).toEqual([]);
    expect(mail.mails).toEqual([]);
  });
});

describe("one address", () => {
  test("gets one answer a day, however many requests come at once and however it is spelled", async () => {
    const spelled = (index: number) => (index % 2 === 0 ? email : email.toUpperCase());
    await Promise.all(Array.from({ length: 200 }, (_, index) => post({ email: spelled(index) })));
    await deliver();
    await pass("23 hours");
    await post();
    await deliver();
    expect(mail.mails).toHaveLength(1);

    await pass("2 hours");
    await post();
    await deliver();
    expect(mail.mails).toHaveLength(2);
    expect(await api.database("quoteRequests").where({ quarantinedAt: null })).toHaveLength(202);
  });

  test("is remembered as a digest, and differs from one with a tag", async () => {
    await post();
    await post({ email: "ann+roof@customer.example" });

    expect(await rows()).toHaveLength(2);
    const keys = await api.database("rateLimits").pluck<string[]>("key");
    expect(keys.join(" ")).not.toMatch(/ann|customer\.example/);
  });
});

describe("a request that was held as spam and is released", () => {
  const release = async () => {
    const { id } = await api.database("quoteRequests").first<{ id: number }>("id");
    await api.ownerPost(`/api/admin/quarantine/${id}/release`, {}).expect(204);
    await deliver();
  };

  test.each([
    ["within a day is answered", "23 hours", [email]],
    ["later is not", "25 hours", []],
  ])("%s", async (_title, age, expected) => {
    await post({ website: "x" });
    await pass(age);
    await release();

    expect(received()).toEqual(expected);
  });
});

describe("thirty answers an hour", () => {
  const fill = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => post({ email: `c${index}@customer.example` })),
    );

  test("are sent in all, even by two processes at once; the others wait", async () => {
    await fill(28);
    await deliver();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => post({ email: `d${index}@customer.example` })),
    );
    mail.state.behavior = { delay: 20 };
    await Promise.all([deliver(), another().deliver("customer"), another().deliver("customer")]);
    expect(mail.mails).toHaveLength(30);
    expect((await stateOf()).filter(([state]) => state === "waiting")).toHaveLength(10);

    await pass("59 minutes");
    await deliver();
    expect(mail.mails).toHaveLength(30);
    await pass("2 minutes");
    await deliver();
    expect(new Set(received()).size).toBe(40);
    expect(mail.mails).toHaveLength(40);
  });

  test("hold up no message to the owner", async () => {
    await fill(31);
    await deliver();
    await outbox.deliver("email");

    expect(received().filter((to) => to === owner)).toHaveLength(31);
  });
});

describe("a mail server that", () => {
  test("is down for more than a day sends it no more", async () => {
    await post();
    await another("smtp://127.0.0.1:1").deliver("customer");
    await pass("25 hours");
    await deliver();

    expect(mail.mails).toEqual([]);
    expect(await stateOf()).toEqual([["unsent", "It could not be sent within a day."]]);
  });

  test("refuses the address for good is not asked again, which is no failure of the owner's mail", async () => {
    mail.state.refused.set(email, 550);
    await post();
    await outbox.deliver("email");
    await deliver();
    mail.state.refused.clear();
    await resendFailed(api.database);
    await pass("1 hour");
    await deliver();

    expect(received()).toEqual([owner]);
    expect(await stateOf()).toEqual([["refused", "The server said: 550 Not now"]]);
    const read = await api.ownerGet("/api/admin/notifications").expect(200);
    const { channels } = read.body as NotificationStatus;
    expect(channels.find(({ channel }) => channel === "email")).toMatchObject({
      isFailing: false,
      failure: null,
      waiting: 0,
    });
    expect(await countUnsent(api.database)).toEqual({ waiting: 0, givenUp: 0 });
    expect(outbox.logs.join("")).not.toMatch(/"level":50|customer\.example|Ann/);
  });

  test("refuses the message for good is not asked again", async () => {
    mail.state.behavior = "refuse";
    await post();
    await deliver();
    await pass("1 hour");
    await deliver();

    expect(mail.state.attempts).toBe(1);
    expect(await stateOf()).toEqual([["refused", "The server said: 552 Mailbox full"]]);
  });
});

test("a process that dies between sending and noting it sends the same message once more at most", async () => {
  await post();
  const [before] = await rows();
  await deliver();
  // As the row was while the message was on its way.
  const unnoted = { sentAt: null, dueAt: api.database.raw("now() + interval '2 minutes'") };
  await api
    .database("outbox")
    .where({ id: before?.id })
    .update({ ...unnoted, deliveredTo: "{}" });
  await deliver();
  expect(mail.mails).toHaveLength(1);
  await pass("121 seconds");
  await Promise.all([deliver(), another().deliver("customer")]);

  const id = `<${before?.messageKey}@ridgelinehome.example>`;
  expect(mail.mails.map(({ messageId }) => messageId)).toEqual([id, id]);
});

describe("the owner", () => {
  const readSample = async (from: TestApi) =>
    (await from.ownerGet("/api/admin/confirmation").expect(200)).body as ConfirmationSample;
  const SEND = "/api/admin/notifications/test?of=confirmation";

  test("reads what customers would get, and sends it to themselves, with the switch on or off", async () => {
    await turn(false);
    const sample = await readSample(api);
    expect(sample).toMatchObject({ isMailSetUp: true });
    expect(sample.text).toContain("an estimate: Door Replacement.");

    const delivered = [{ channel: "email", recipient: null, problem: null }];
    await api.ownerPost(SEND, {}).expect(200, delivered);

    expect(received()).toEqual([owner]);
    expect(mail.mails[0]?.headers).toMatch(/^Subject: We have your request$/m);
  });

  test("is told that e-mail is not set up", async () => {
    const silent = await startTestApi({}, api.database);

    expect((await readSample(silent)).isMailSetUp).toBe(false);
    await silent.ownerPost(SEND, {}).expect(200, []);
    silent.server.close();
  });
});
