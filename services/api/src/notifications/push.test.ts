import type { NotificationStatus } from "@ridgeline/contract/notifications";
import { createHash } from "node:crypto";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startPushService } from "../../test/pushService";
import { startOutbox } from "../../test/startOutbox";
import { provide } from "../../test/provide";
import { ADMIN_TOKEN, startTestApi } from "../../test/testApi";
import { sampleBusiness } from "../business/sampleBusiness";
import { createPushSender, makePushKey } from "./push";
import { createPushDeviceRepository } from "./pushDevices";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";
const privateKey = makePushKey();

const service = startPushService();
const api = provide(() => startTestApi({ VAPID_PRIVATE_KEY: privateKey, QUOTE_LIMIT: "100000" }));
const outbox = provide(() => {
  const push = createPushSender({
    config: { privateKey },
    address: "https://oak.example",
    readBusiness: () => Promise.resolve(sampleBusiness),
    devices: createPushDeviceRepository(api.database),
    post: service.post,
  });
  return startOutbox(api.database, {}, { push });
});
beforeEach(async () => {
  await api.database("quoteRequests").delete();
  await api.database("pushDevices").delete();
  await api.database("channelDeliveries").delete();
  service.calls.length = 0;
});

const subscribe = (subscription: object) =>
  api.ownerPost("/api/admin/push-devices", subscription).set("User-Agent", PHONE);

async function addDevice(name: string) {
  const device = service.addDevice(name);
  await subscribe(device.subscription).expect(204);
  return device;
}

async function readStatus(): Promise<NotificationStatus> {
  return (await api.ownerGet("/api/admin/notifications").expect(200)).body as NotificationStatus; // what the contract says
}

const submit = (change: object = {}) =>
  api.postQuote({ ...validQuoteRequest, ...change }).expect(201);

describe("a stored request", () => {
  test("is pushed to each device: service, first name and town, encrypted; and again only where it failed", async () => {
    const good = await addDevice("good");
    const bad = await addDevice("bad");
    bad.answer(500);
    await submit({ address: "12 Hawkins St, Dahlonega, GA 30533" });
    const [id] = await api.database("quoteRequests").pluck<number[]>("id");
    await outbox.deliver("push");
    expect((await readStatus()).channels[0]).toMatchObject({ channel: "push", waiting: 1 });

    bad.answer(201);
    await outbox.pass("1 minute");
    await outbox.deliver("push");

    const message = {
      title: "New request: Roofing & Roof Repair",
      body: "Ann, Dahlonega",
      tag: `request-${id}`,
      path: `/admin/quote-requests#request-${id}`,
    };
    expect(good.received()).toEqual([message]);
    expect(bad.received()).toEqual([message, message]);
    expect(service.calls.map(({ body }) => String(body)).join()).not.toMatch(/Ann|Dahlonega|Roof/);
    const topics = bad.headers().map(({ Topic }) => Topic);
    expect(topics).toEqual([expect.stringMatching(/^[\da-f]{32}$/), topics[0]]);
  });

  test("names the server's key, and is kept for days by the push service", async () => {
    const device = await addDevice("one");
    await submit();
    await outbox.deliver("push");

    const [headers] = device.headers();
    expect(headers).toMatchObject({
      "Content-Encoding": "aes128gcm",
      Urgency: "high",
      TTL: "259200",
    });
    const [, token = "", key = ""] =
      /^vapid t=(.+), k=(.+)$/.exec(headers?.["Authorization"] ?? "") ?? [];
    expect(key).toBe((await readStatus()).push.publicKey);
    const [, claims = ""] = token.split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: "https://push.example",
      sub: "https://oak.example",
    });
  });

  test.each([404, 410])("permanently removes a device that answers %d", async (status) => {
    const good = await addDevice("good");
    const gone = await addDevice("gone");
    gone.answer(status);
    await submit();
    await outbox.deliver("push");
    await outbox.pass("1 day");
    await outbox.deliver("push");

    expect(service.calls).toHaveLength(2);
    expect((await readStatus()).push.devices).toHaveLength(1);
    expect(await outbox.rows()).toMatchObject([{ sentAt: expect.any(Date) as Date }]);
    expect(good.received()).toHaveLength(1);
    gone.answer(201);
  });

  test("that the push service refuses says why, without the device's address, and waits as told", async () => {
    const device = await addDevice("one");
    device.answer(429, '{"reason":"TooManyRequests"} https://push.example/send/one', 3600);
    await submit();
    await outbox.deliver("push");

    const reason = 'The server said: 429 {"reason":"TooManyRequests"} ...';
    expect((await readStatus()).channels[0]?.failure?.reason).toBe(reason);
    const [row] = await outbox.rows();
    expect(Number(row?.dueAt) - Date.now()).toBeGreaterThan(3_500_000);
    device.answer(201);
  });

  test("is pushed to a device even if another one has had sixty in the hour", async () => {
    const busy = await addDevice("busy");
    await submit();
    await outbox.deliver("push");
    await api.database.raw(`INSERT INTO outbox (kind, channel, quote_request_id, device_id, sent_at)
      SELECT kind, channel, quote_request_id, device_id, sent_at FROM outbox, generate_series(2, 60)`);
    const quiet = await addDevice("quiet");
    await submit();

    await outbox.deliver("push");

    expect(busy.received()).toHaveLength(1);
    expect(quiet.received()).toHaveLength(1);
  });

  test("is stored even while a device is being removed", async () => {
    await addDevice("one");
    const [row] = (await readStatus()).push.devices;

    const [removed] = await Promise.all([
      api.ownerDelete(`/api/admin/push-devices/${row?.id ?? 0}`),
      ...Array.from({ length: 10 }, () => submit()),
    ]);

    expect(removed.status).toBe(204);
    expect(await outbox.rows()).toEqual([]);
    expect(await api.database("quoteRequests")).toHaveLength(10);
  });
});

describe("a device", () => {
  test("is named after its browser, and listed without its address", async () => {
    const { subscription } = await addDevice("one");
    await submit();
    await outbox.deliver("push");

    const response = await api.ownerGet("/api/admin/notifications").expect(200);

    const { push, channels } = response.body as NotificationStatus; // what the contract says
    expect(push.devices).toEqual([
      {
        id: expect.any(Number) as number,
        name: "Chrome on Android",
        digest: createHash("sha256").update(subscription.endpoint).digest("hex"),
        createdAt: expect.any(String) as string,
        lastDeliveredAt: expect.any(String) as string,
      },
    ]);
    expect(channels[0]).toMatchObject({ isOn: true, recipients: ["Chrome on Android"] });
    expect(response.text).not.toContain("push.example");
    expect(response.text).not.toContain(privateKey);
    expect(response.text).not.toContain(subscription.keys.auth);
  });

  test("that subscribes again stays one, with its new keys and the newest token", async () => {
    await addDevice("one");
    await api.database("pushDevices").update({ tokenDigest: Buffer.alloc(32) });
    const again = await addDevice("one");
    await submit();
    await outbox.deliver("push");

    expect((await readStatus()).push.devices).toHaveLength(1);
    expect(again.received()).toHaveLength(1);
    const tokenDigest = createHash("sha256").update(ADMIN_TOKEN).digest();
    expect(await api.database("pushDevices").select("tokenDigest")).toEqual([{ tokenDigest }]);
  });

  test("that was removed gets nothing", async () => {
    const device = await addDevice("one");
    await submit();
    const [row] = (await readStatus()).push.devices;

    const remove = () => api.ownerDelete(`/api/admin/push-devices/${row?.id}`);
    await remove().expect(204);
    await remove().expect(404, `Device '${row?.id}' does not exist.`);
    await submit();
    await outbox.deliver("push");

    expect(device.received()).toEqual([]);
    expect((await readStatus()).channels[0]).toMatchObject({ isOn: false, waiting: 0 });
  });

  test.each([
    [{ endpoint: "http://push.example/a" }, {}],
    [{ endpoint: "https://user@push.example/a" }, {}],
    [{ endpoint: "https://%zz/x" }, {}],
    [{}, { p256dh: `B${"A".repeat(86)}` }],
    [{}, { auth: "short" }],
  ])("is refused with %j and the keys %j", async (change, wrong) => {
    const { subscription } = service.addDevice("x");
    const keys = { ...subscription.keys, ...wrong };
    await subscribe({ ...subscription, ...change, keys }).expect(400);
  });

  test("can be added until there are twenty, and only to a server with a key", async () => {
    for (let count = 0; count < 20; count += 1) await addDevice(`device-${count}`);
    const { subscription } = service.addDevice("one-more");
    await subscribe(subscription).expect(409, "20 devices are notified already. Remove one first.");
    await addDevice("device-7"); // its keys are renewed

    const keyless = await startTestApi({}, api.database);
    await keyless.ownerPost("/api/admin/push-devices", subscription).expect(409);
    keyless.server.close();
  });

  test.each(["https://127.0.0.1/a", "https://localhost/a"])(
    "at %s is never contacted",
    async (endpoint) => {
      await subscribe({ ...service.addDevice("x").subscription, endpoint }).expect(204);

      const response = await api.ownerPost("/api/admin/notifications/test", {});

      const problem = "The address is in a private network, which is not allowed.";
      expect(response.body).toMatchObject([{ channel: "push", problem }]);
    },
  );
});

test("a missing off-site backup and a review are pushed, each with what a tap opens", async () => {
  const device = await addDevice("one");
  const review = { name: "Ann", location: "Helen", rating: 1, review: "Wet again." };
  const [row] = await api.database("testimonials").insert(review).returning<{ id: number }[]>("id");
  const testimonialId = row?.id;
  const deviceId = api.database("pushDevices").select("id");
  await api.database("outbox").insert({ kind: "no-backup", channel: "push", deviceId });
  await api.database("outbox").insert({ kind: "review", channel: "push", testimonialId, deviceId });

  await outbox.deliver("push");

  const path = `/admin/testimonials#testimonial-${testimonialId}`;
  const received = device.received().toSorted((a, b) => (a.title < b.title ? -1 : 1));
  expect(received).toMatchObject([
    { title: "Ann gave 1 star", body: "Wet again.", tag: path, path },
    { title: "No off-site backup since yesterday", path: "/admin" },
  ]);
});
