import type { NotificationStatus } from "@ridgeline/contract/notificationStatus";
import { createHash, createPublicKey, verify } from "node:crypto";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startPushService } from "../../test/pushService";
import { startOutbox } from "../../test/startOutbox";
import { ADMIN_TOKEN, startTestApi, type TestApi } from "../../test/testApi";
import { sampleBusiness } from "../business/sampleBusiness";
import { queueWarningOn } from "./outboxRepository";
import { createPushSender, makePushKey } from "./createPushSender";
import { createPushDeviceRepository } from "./pushDeviceRepository";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";
const privateKey = makePushKey();

let service: Awaited<ReturnType<typeof startPushService>>;
let api: TestApi;
let outbox: ReturnType<typeof startOutbox>;
beforeAll(async () => {
  service = await startPushService();
  api = await startTestApi({ VAPID_PRIVATE_KEY: privateKey, QUOTE_LIMIT: "100000" });
  const push = createPushSender({
    config: { privateKey },
    readBusiness: () => Promise.resolve(sampleBusiness),
    devices: createPushDeviceRepository(api.database),
    post: service.post,
  });
  outbox = startOutbox(api.database, {}, { push });
});
afterAll(async () => {
  await api.stop();
  await service.stop();
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

const submit = async (change: object = {}) => {
  await api.postQuote({ ...validQuoteRequest, ...change }).expect(201);
  const [row] = await api
    .database("quoteRequests")
    .select<{ id: number }[]>("id")
    .orderBy("id", "desc");
  return row?.id ?? 0;
};

describe("a stored request", () => {
  test("is pushed to each device: service, first name and town, encrypted", async () => {
    const devices = [await addDevice("one"), await addDevice("two")];
    const id = await submit({ address: "12 Hawkins St, Dahlonega, GA 30533" });

    await outbox.deliver("push");

    for (const device of devices) {
      expect(device.received()).toEqual([
        {
          title: "New request: Roofing & Roof Repair",
          body: "Ann, Dahlonega",
          tag: `request-${id}`,
          path: `/admin/quote-requests#request-${id}`,
        },
      ]);
    }
    expect(service.calls.map(({ body }) => body).join("")).not.toMatch(/Ann|Dahlonega|Roof/);
  });

  test("is queued for no device if there is none", async () => {
    await submit();

    expect(await outbox.rows()).toEqual([]);
  });

  test("is signed with the server's key, and kept for days by the push service", async () => {
    const device = await addDevice("one");
    await submit();
    await outbox.deliver("push");

    const [headers] = device.headers();
    expect(headers).toMatchObject({
      "content-encoding": "aes128gcm",
      urgency: "high",
      ttl: "259200",
    });
    const [, token = "", key = ""] =
      /^vapid t=(.+), k=(.+)$/.exec(headers?.authorization ?? "") ?? [];
    expect(key).toBe((await readStatus()).push.publicKey);
    const [head = "", claims = "", signature = ""] = token.split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: "https://push.example",
      sub: "mailto:hello@ridgelinehome.example",
    });
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString("base64url"),
    );
    const publicKey = createPublicKey({
      format: "jwk",
      key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
    });
    const signed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
    const isGenuine = verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      signed,
      Buffer.from(signature, "base64url"),
    );
    expect(isGenuine).toBe(true);
  });

  test("is retried on the device that failed, and sent to no other device again", async () => {
    const good = await addDevice("good");
    const bad = await addDevice("bad");
    bad.answer(500);
    await submit();
    await outbox.deliver("push");
    expect((await readStatus()).channels[0]).toMatchObject({ channel: "push", waiting: 1 });

    bad.answer(201);
    await outbox.pass("1 minute");
    await outbox.deliver("push");

    expect(good.received()).toHaveLength(1);
    expect(bad.received()).toHaveLength(2);
    const topics = bad.headers().map(({ topic }) => topic);
    expect(topics[0]).toMatch(/^[\da-f]{32}$/);
    expect(topics[1]).toBe(topics[0]);
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

  test("to a device that used an older server key fails with an explanation", async () => {
    const device = await addDevice("one");
    device.answer(403);
    await submit();
    await outbox.deliver("push");

    expect((await readStatus()).channels[0]?.failure?.reason).toBe(
      "The device was added with an older key. Remove it, and add it again.",
    );
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

  test("in quarantine is pushed to each device only once it is released", async () => {
    const devices = [await addDevice("one"), await addDevice("two")];
    const id = await submit({ website: "https://spam.example" });
    await outbox.deliver("push");
    for (const device of devices) expect(device.received()).toEqual([]);

    await api.ownerPost(`/api/admin/quarantine/${id}/release`, {}).expect(204);
    await outbox.deliver("push");

    for (const device of devices) expect(device.received()).toHaveLength(1);
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

test("a missing off-site backup is pushed to each device, and a tap opens the dashboard", async () => {
  const devices = [await addDevice("one"), await addDevice("two")];
  await queueWarningOn(["push"])(api.database);

  await outbox.deliver("push");

  for (const device of devices) {
    expect(device.received()).toMatchObject([
      { title: "No off-site backup since yesterday", path: "/admin" },
    ]);
  }
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

  test("that subscribes again stays one, with its new keys", async () => {
    await addDevice("one");
    const again = await addDevice("one");
    await submit();
    await outbox.deliver("push");

    expect((await readStatus()).push.devices).toHaveLength(1);
    expect(again.received()).toHaveLength(1);
  });

  test("belongs to the token that added it last", async () => {
    await addDevice("one");
    await api.database("pushDevices").update({ tokenDigest: Buffer.alloc(32) });
    await addDevice("one");

    const tokenDigest = createHash("sha256").update(ADMIN_TOKEN).digest();
    expect(await api.database("pushDevices").select("tokenDigest")).toEqual([{ tokenDigest }]);
  });

  test("that was removed gets nothing", async () => {
    const device = await addDevice("one");
    await submit();
    const [row] = (await readStatus()).push.devices;

    await api.ownerDelete(`/api/admin/push-devices/${row?.id ?? 0}`).expect(204);
    const again = await api.ownerDelete(`/api/admin/push-devices/${row?.id ?? 0}`).expect(404);
    await outbox.deliver("push");

    expect(again.text).toBe(`Device '${row?.id ?? 0}' does not exist.`);
    expect(device.received()).toEqual([]);
    expect((await readStatus()).channels[0]).toMatchObject({ isOn: false, waiting: 0 });
  });

  test.each([
    ...["http://push.example/a", "https://", "https://user@push.example/a", "ftp://x/y"],
    "https://%zz/x",
  ])("is refused at %s", async (endpoint) => {
    const { subscription } = service.addDevice("x");
    await subscribe({ ...subscription, endpoint }).expect(400);
  });

  test.each([
    { p256dh: "short" },
    { auth: "short" },
    { p256dh: `B${"A".repeat(86)}` },
    { auth: "" },
  ])("is refused with the keys %j", async (wrong) => {
    const { subscription } = service.addDevice("x");
    const keys = { ...subscription.keys, ...wrong };
    await subscribe({ ...subscription, keys }).expect(400);
  });

  test("can be added only by the owner, up to a limit of twenty", async () => {
    await api.request.post("/api/admin/push-devices").send({}).expect(401);
    for (let count = 0; count < 20; count += 1) await addDevice(`device-${count}`);

    const refused = await subscribe(service.addDevice("one-more").subscription).expect(409);

    expect(refused.text).toBe("20 devices are notified already. Remove one first.");
    await subscribe(service.addDevice("device-7").subscription).expect(204); // its keys are renewed
  });

  test("cannot be added to a server without a key", async () => {
    const keyless = await startTestApi({}, api.database);

    await keyless
      .ownerPost("/api/admin/push-devices", service.addDevice("x").subscription)
      .expect(409);
    await new Promise((resolve) => keyless.server.close(resolve));
  });

  test.each(["https://127.0.0.1/a", "https://localhost/a"])(
    "at %s is never contacted",
    async (endpoint) => {
      const { subscription } = service.addDevice("x");
      await subscribe({ ...subscription, endpoint }).expect(204);

      const response = await api.ownerPost("/api/admin/notifications/test", {});

      const refused = "The address is in a private network, which is not allowed.";
      // Five tests in ten minutes are allowed.
      expect(response.body).toMatchObject([{ channel: "push", problem: refused }]);
    },
  );
});

test("a review is pushed with its stars and first words", async () => {
  const device = await addDevice("one");
  const review = { name: "Ann", location: "Helen", rating: 1, review: "Wet again." };
  const [row] = await api.database("testimonials").insert(review).returning<{ id: number }[]>("id");
  const [{ id }] = (await api.database("pushDevices").select("id")) as [{ id: number }];
  await api.database("outbox").insert({
    ...{ kind: "review", channel: "push", testimonialId: row?.id, deviceId: id },
  });

  await outbox.deliver("push");

  const path = `/admin/testimonials#testimonial-${row?.id}`;
  expect(device.received()).toEqual([
    { title: "Ann gave 1 star", body: "Wet again.", tag: path, path },
  ]);
});
