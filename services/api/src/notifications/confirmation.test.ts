import type { ConfirmationSample } from "@ridgeline/contract/notifications";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { owner, provideChannels } from "../../test/provideChannels";
import { startTestApi } from "../../test/testApi";
import { sampleBusiness } from "../business/sampleBusiness";
import { countUnsent, resendFailed } from "./outbox";

const { api, mail, outbox, startWorker, statusOf } = provideChannels();
beforeEach(async () => {
  await api.database("rateLimits").delete();
  await turn(true);
});

const turn = (answersByEmail: boolean) => api.putBusiness({ ...sampleBusiness, answersByEmail });
const email = "ann@customer.example";
let networks = 0;
/** Each request is another visitor's. */
const post = (change: object = {}, address = `203.0.${(networks += 1) % 256}.1`) =>
  api
    .postQuote({ ...validQuoteRequest, email, ...change })
    .set("X-Forwarded-For", address)
    .expect(201);
const deliver = (interval?: string) => outbox.deliver("customer", interval);
const rows = () => outbox.rows("customer");
const received = () => mail.mails.map(({ to }) => to.join());
/** What became of each answer: the time at which it was given up has its reason beside it. */
const states = async () =>
  (await rows()).map(({ sentAt, failedAt, lastError }) =>
    sentAt ? "sent" : failedAt ? `given up: ${lastError}` : "waiting",
  );

test("a customer who leaves an address gets one answer, from the business", async () => {
  await post();
  await deliver();
  await deliver("2 hours");

  const [row] = await rows();
  expect(received()).toEqual([email]);
  expect(mail.mails[0]?.headers.split("\r\n")).toEqual(
    expect.arrayContaining([
      `Message-ID: <${row?.messageKey}@ridgelinehome.example>`,
      "Subject: Ridgeline has your request",
      'From: "Ridgeline Home & Property" <site@example.com>',
      "To: ann@customer.example",
      `Reply-To: "Ridgeline Home & Property" <${sampleBusiness.email}>`,
      "Auto-Submitted: auto-replied",
      "X-Auto-Response-Suppress: OOF, AutoReply",
    ]),
  );
  expect(await states()).toEqual(["sent"]);
});

test("nothing is sent without an address, for a request that is held as spam, while the switch is off, as it is at first, or without e-mail", async () => {
  await post({ email: "" });
  await post({ website: "x" });
  await turn(false);
  await post();
  await api.putBusiness(sampleBusiness);
  await post();
  await turn(true);
  const silent = await startTestApi({}, api.database);
  await silent.postQuote({ ...validQuoteRequest, email }).expect(201);

  expect(await rows()).toEqual([]);
});

test.each([
  [
    "It was turned off before it could be sent.",
    () => turn(false).then(() => deliver()),
    () => turn(true).then(() => deliver("1 hour")),
  ],
  [
    "It could not be sent within a day.",
    () => startWorker({ SMTP_URL: "smtp://127.0.0.1:1" }).deliver("customer"),
    () => deliver("25 hours"),
  ],
])("what is not sent stays unsent: %s", async (reason, fail, tryAgain) => {
  await post();
  await fail();
  await tryAgain();

  expect(mail.mails).toEqual([]);
  expect(await states()).toEqual([`given up: OVER: ${reason}`]);
});

test("one mailbox gets one answer a day: however many requests come at once", async () => {
  await post();
  await outbox.pass("23 hours");
  await post();
  expect(await rows()).toHaveLength(1);

  await outbox.pass("2 hours");
  const posts = () => Promise.all(Array.from({ length: 20 }, () => post()));
  await api.atOnce("rateLimits", posts);
  expect(await rows()).toHaveLength(2);
  expect(await api.database("quoteRequests").where({ quarantinedAt: null })).toHaveLength(22);
  const keys = await api.database("rateLimits").pluck<string[]>("key");
  expect(keys.join(" ")).not.toMatch(/ann|customer\.example/);
});

test.each([
  [1, "ann@customer.example ANN@Customer.example ann+1@customer.example Ann+a+b@customer.example"],
  [1, "ann.lee@gmail.com annlee@gmail.com A.n.n.Lee+roof@GoogleMail.com"],
  [2, "ann.lee@customer.example annlee@customer.example"],
  [2, "ann.lee@notgmail.com annlee@notgmail.com"],
  [2, "ann+1@customer.example ann+1@other.example"],
])("one mailbox gets one answer a day: %d for %s", async (count, spelled) => {
  for (const one of spelled.split(" ")) await post({ email: one });

  expect(await rows()).toHaveLength(count);
});

test("visitors of one network get five answers an hour", async () => {
  const ask = (name: string) =>
    post({ email: `${name}@customer.example` }, `198.51.100.${name.length}`);
  for (const name of ["a", "a", "a", "bb", "ccc", "dddd", "eeeee", "ffffff"]) await ask(name);
  expect(await rows()).toHaveLength(5);

  await outbox.pass("61 minutes");
  await ask("ffffff");
  expect(await rows()).toHaveLength(6);
});

test.each([
  ["within a day is answered", "23 hours", [email]],
  ["later is not", "25 hours", []],
])("a request that was held as spam and is released %s", async (_title, age, expected) => {
  await post({ website: "x" });
  await outbox.pass(age);
  const { id } = await api.database("quoteRequests").first<{ id: number }>("id");
  await api.ownerPost(`/api/admin/quarantine/${id}/release`, {}).expect(204);
  await deliver();

  expect(received()).toEqual(expected);
});

test("thirty answers an hour are sent in all, even by two processes at once; the others wait, and no message to the owner does", async () => {
  await post();
  await deliver();
  await api.database("rateLimits").where({ key: "confirmations" }).increment("points", 27);
  for (let n = 0; n < 6; n += 1) await post({ email: `d${n}@customer.example` });
  mail.state.delay = 20;
  const others = [startWorker(), startWorker()];
  await Promise.all([deliver(), ...others.map((other) => other.deliver("customer"))]);
  expect(mail.mails).toHaveLength(3);
  expect((await states()).filter((state) => state === "waiting")).toHaveLength(4);
  mail.state.delay = 0;
  await outbox.deliver("email");
  expect(received().filter((to) => to === owner)).toHaveLength(7);

  await deliver("59 minutes");
  expect(mail.mails).toHaveLength(10);
  await deliver("2 minutes");
  expect(new Set(received()).size).toBe(8);
  expect(mail.mails).toHaveLength(14);
});

test.each([
  ["address", "550 No such user", "given up"],
  ["address", "550 5.1.1 No such user", "given up"],
  ["address", "553 sorry, no mailbox here by that name (#5.1.1)", "given up"],
  ["address", "550 5.2.1 The account is disabled", "given up"],
  ["address", "550 5.1.8 Sender's domain does not exist", "waiting"],
  ["address", "550 5.2.2 Mailbox full", "waiting"],
  ["address", "550 5.4.5 Daily user sending limit exceeded", "waiting"],
  ["address", "550 5.7.1 Client host [5.1.1.7] blocked using Spamhaus", "waiting"],
  ["address", "451 4.7.1 Greylisted", "waiting"],
  ["message", "550 5.1.1 No such user", "given up"],
  ["message", "552 Mailbox full", "waiting"],
  ["message", "554 5.7.0 The limit on outgoing messages was exceeded", "waiting"],
])("a mail server that refuses the %s with %j: %s", async (what, refusal, state) => {
  if (what === "address") mail.state.refused.set(email, refusal);
  else mail.state.refusal = refusal;
  await post();
  await deliver();

  expect((await states())[0]?.startsWith(state)).toBe(true);
});

test("a mail server that refuses the address for good is not asked again, which is no failure of the owner's mail", async () => {
  mail.state.refused.set(email, 550);
  await post();
  await outbox.deliver("email");
  await outbox.deliver("webhook");
  await deliver();
  mail.state.refused.clear();
  await resendFailed(api.database);
  await deliver("1 hour");

  expect(received()).toEqual([owner]);
  expect(await states()).toEqual(["given up: EENVELOPE: 550 Not now"]);
  const healthy = { isFailing: false, failure: null, waiting: 0 };
  expect(await statusOf("email")).toMatchObject(healthy);
  expect(await countUnsent(api.database)).toEqual({ waiting: 0, givenUp: 0 });
  expect(outbox.logs.join("")).not.toMatch(/"level":50|customer\.example|Ann/);
});

test("the owner reads what customers would get, and sends it to themselves, with the switch on or off", async () => {
  await turn(false);
  const silent = await startTestApi({}, api.database);
  const silentMail = silent.ownerGet("/api/admin/confirmation");
  expect((await silentMail.expect(200)).body).toMatchObject({ isMailSetUp: false });
  const SEND = "/api/admin/notifications/test?of=confirmation";
  await silent.ownerPost(SEND, {}).expect(200, []);

  const text = expect.stringContaining("about Door Replacement.") as string;
  const read = await api.ownerGet("/api/admin/confirmation").expect(200);
  expect(read.body).toMatchObject({ isMailSetUp: true, text } satisfies ConfirmationSample);
  await api.ownerPost(SEND, {}).expect(200, [{ channel: "email", recipient: null, problem: null }]);
  expect(received()).toEqual([owner]);
  expect(mail.mails[0]?.headers).toMatch(/^Subject: .* has your request\r?$/m);
});
