import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startMailServer, type MailServer } from "../../test/mailServer";
import { startPushService } from "../../test/pushService";
import { startOutbox } from "../../test/startOutbox";
import { startTestApi, type TestApi } from "../../test/testApi";
import { startWebhookReceiver, type WebhookReceiver } from "../../test/webhookReceiver";
import { makePushKey } from "../config/readSecret";
import { sampleBusiness } from "../business/sampleBusiness";
import { createPushSender } from "./createPushSender";
import { createPushDeviceRepository } from "./pushDeviceRepository";

const secret = "0123456789abcdef0123456789abcdef";
const privateKey = makePushKey();

let mail: MailServer;
let receiver: WebhookReceiver;
let service: Awaited<ReturnType<typeof startPushService>>;
let api: TestApi;
let outbox: ReturnType<typeof startOutbox>;
beforeAll(async () => {
  mail = await startMailServer();
  receiver = await startWebhookReceiver();
  service = await startPushService();
  api = await startTestApi({
    ...{ QUOTE_LIMIT: "100000", QUOTE_NETWORK_LIMIT: "100000", NOTIFICATION_LIMIT: "3" },
    ...{ SMTP_URL: mail.url, VAPID_PRIVATE_KEY: privateKey },
    ...{ WEBHOOK_URL: "https://hooks.example.com", WEBHOOK_SECRET: secret },
  });
  const push = createPushSender({
    config: { privateKey },
    readBusiness: () => Promise.resolve(sampleBusiness),
    devices: createPushDeviceRepository(api.database),
    post: service.post,
  });
  const config = {
    email: { smtpUrl: mail.url, to: "owner@example.com" },
    webhook: { url: receiver.url, secret, mayBePrivate: true },
    push: { privateKey },
  };
  outbox = startOutbox(api.database, config, { push });
});
afterAll(async () => {
  await api.stop();
  await Promise.all([mail.stop(), receiver.stop(), service.stop()]);
});
beforeEach(async () => {
  for (const table of ["quoteRequests", "outbox", "pushDevices"])
    await api.database(table).delete();
  for (const received of [mail.mails, receiver.calls, service.calls]) received.length = 0;
});

const submit = (fullName: string, change: object = {}) =>
  api.postQuote({ ...validQuoteRequest, ...change, fullName }).expect(201);

async function submitMany(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await submit(`Visitor ${n}.`);
}

async function addDevice() {
  const device = service.addDevice("phone");
  await api.ownerPost("/api/admin/push-devices", device.subscription).expect(204);
  return device;
}

async function deliver(): Promise<void> {
  for (const channel of ["email", "webhook", "push"] as const) await outbox.deliver(channel);
}

/** How many requests the owner has, and how often each visitor is named in a mail. */
async function countNames(visitors: number): Promise<{ listed: number; named: number[] }> {
  const list = (await api.ownerGet("/api/admin/quote-requests").expect(200)).body as unknown[];
  const texts = mail.mails.map(({ body: text }) => text.split("<!doctype html>")[0] ?? "");
  const named = Array.from(
    { length: visitors },
    (_, index) => texts.filter((text) => text.includes(`Visitor ${index + 1}.`)).length,
  );
  return { listed: list.length, named };
}

const once = (visitors: number) => Array<number>(visitors).fill(1);

test("above the hourly budget, requests are announced in one digest per channel, and all are in the list", async () => {
  const device = await addDevice();
  await submitMany(8);
  await outbox.queueMoreRequests();
  await deliver();

  expect(await countNames(8)).toEqual({ listed: 8, named: once(8) });
  expect(mail.mails).toHaveLength(4);
  expect(mail.mails.map(({ headers }) => headers).join("\n")).toMatch(
    /^Subject: 5 more requests$/im,
  );
  const key = expect.stringMatching(/^[\da-f-]{36}$/) as string;
  const calls = receiver.calls.map(({ body }) => JSON.parse(body) as object);
  expect(calls).toHaveLength(4);
  expect(calls).toContainEqual({
    id: key,
    event: "quote-requests.created",
    count: 5,
    adminUrl: "https://ridgelinehome.example/admin/quote-requests",
  });
  expect(device.received()).toHaveLength(4);
  expect(device.received()).toContainEqual({
    title: "5 more requests",
    body: "They came in all at once. Open the list to see them.",
    tag: key,
    path: "/admin/quote-requests",
  });
});

test("one digest an hour lists only new requests, whichever process queues it", async () => {
  await submitMany(5);
  const made = await Promise.all([1, 2, 3].map(() => outbox.queueMoreRequests()));
  expect(made.filter(Boolean)).toHaveLength(1);
  await submit("Visitor 6.");
  expect(await outbox.queueMoreRequests()).toBe(false);
  await deliver();
  expect(await countNames(6)).toEqual({ listed: 6, named: [1, 1, 1, 1, 1, 0] });

  await outbox.pass("59 minutes");
  expect(await outbox.queueMoreRequests()).toBe(false);
  await outbox.pass("2 minutes");
  expect(await outbox.queueMoreRequests()).toBe(true);
  await deliver();

  expect(await countNames(6)).toEqual({ listed: 6, named: once(6) });
  expect(await outbox.queueMoreRequests()).toBe(false);
});

test("an hour after a flood, requests are announced one by one again", async () => {
  await submitMany(5);
  await outbox.pass("61 minutes");

  await submit("Visitor 6.");
  await outbox.deliver("email");

  expect(await countNames(6)).toEqual({ listed: 6, named: [1, 1, 1, 0, 0, 1] });
});

test("quarantined requests use none of the budget, and are not in the digest", async () => {
  for (let n = 0; n < 4; n += 1) await submit("Bot", { website: "https://spam.example" });
  await submitMany(3);
  await submit("Bot", { website: "https://spam.example" });

  expect(await outbox.queueMoreRequests()).toBe(false);
  await outbox.deliver("email");

  expect(await countNames(3)).toEqual({ listed: 3, named: once(3) });
});

test("a digest reaches the other channels even if the device is removed", async () => {
  await addDevice();
  await submitMany(5);
  await outbox.queueMoreRequests();
  await api.database("pushDevices").delete();
  await deliver();

  expect(await countNames(5)).toEqual({ listed: 5, named: once(5) });
});

test("without a channel, requests wait for their digest", async () => {
  await submitMany(4);
  await outbox.pass("61 minutes");
  const nobody = startOutbox(api.database, { push: { privateKey } });
  expect(await nobody.queueMoreRequests()).toBe(false);

  await outbox.queueMoreRequests();
  await deliver();

  expect(await countNames(4)).toEqual({ listed: 4, named: once(4) });
});
