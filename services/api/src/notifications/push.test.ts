import { createHash } from "node:crypto";
import { provideChannels, VAPID_PRIVATE_KEY } from "../../test/provideChannels";
import { ADMIN_TOKEN, startTestApi } from "../../test/testApi";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";

const { api, mail, outbox, pushService, readStatus, receiver, statusOf, submit } =
  provideChannels();

const subscribe = (subscription: object) =>
  api.ownerPost("/api/admin/push-devices", subscription).set("User-Agent", PHONE);

async function addDevice(name: string) {
  const device = pushService.addDevice(name);
  await subscribe(device.subscription).expect(204);
  return device;
}

const submitAndPush = async (change: object = {}) => {
  await submit(change);
  await outbox.deliver("push");
};

test("a stored request is pushed to each device: service, first name and town, encrypted, under the server's key; and again only where it failed", async () => {
  const good = await addDevice("good");
  const bad = await addDevice("bad");
  bad.answer(500);
  await submitAndPush({ address: "12 Hawkins St, Dahlonega, GA 30533" });
  expect(await statusOf("push")).toMatchObject({ waiting: 1 });

  bad.answer(201);
  await outbox.deliver("push", "1 minute");

  const [id] = await api.database("quoteRequests").pluck<number[]>("id");
  const message = {
    title: "New request: Roofing & Roof Repair",
    body: "Ann, Dahlonega",
    tag: `request-${id}`,
    path: `/admin/quote-requests#request-${id}`,
  };
  expect(good.received()).toEqual([message]);
  expect(bad.received()).toEqual([message, message]);
  expect(pushService.calls.map(({ body }) => String(body)).join()).not.toMatch(/Ann|Dah|Roof/);
  const [first, again] = bad.headers();
  expect(first).toMatchObject({
    "Content-Encoding": "aes128gcm",
    Urgency: "high",
    TTL: "259200", // kept for three days
    Topic: expect.stringMatching(/^[\da-f]{32}$/) as string,
  });
  expect(again?.["Topic"]).toBe(first?.["Topic"]);
  const { Authorization: vapid = "" } = first ?? {};
  const [, claims = "", key] = /^vapid t=.+\.(.+)\..+, k=(.+)$/.exec(vapid) ?? [];
  expect(key).toBe((await readStatus()).push.publicKey);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    aud: "https://push.example",
    sub: "https://oak.example",
  });
});

test.each([404, 410])("a device that answers %d is permanently removed", async (status) => {
  const good = await addDevice("good");
  (await addDevice("gone")).answer(status);
  await submitAndPush();
  await outbox.deliver("push", "1 day");

  expect(pushService.calls).toHaveLength(2);
  expect((await readStatus()).push.devices).toHaveLength(1);
  expect(await outbox.rows("push")).toMatchObject([{ sentAt: expect.any(Date) as Date }]);
  expect(good.received()).toHaveLength(1);
});

test("a stored request that the push service refuses says why, without the device's address, and waits as told", async () => {
  const device = await addDevice("one");
  device.answer(429, '{"reason":"TooManyRequests"} https://push.example/send/one', 3600);
  await submitAndPush();

  const reason = 'The server said: 429 {"reason":"TooManyRequests"} ...';
  expect((await statusOf("push"))?.failure?.reason).toBe(reason);
  const [row] = await outbox.rows("push");
  expect(Number(row?.dueAt) - Date.now()).toBeGreaterThan(3_500_000);
});

test("a stored request is pushed to a device even if another one has had sixty in the hour", async () => {
  const busy = await addDevice("busy");
  await submitAndPush();
  await api.database.raw(`INSERT INTO outbox (kind, channel, quote_request_id, device_id, sent_at)
    SELECT kind, channel, quote_request_id, device_id, sent_at FROM outbox, generate_series(2, 60)
    WHERE channel = 'push'`);
  const quiet = await addDevice("quiet");
  await submitAndPush();

  expect(busy.received()).toHaveLength(1);
  expect(quiet.received()).toHaveLength(1);
});

test("a request is stored even while a device is being removed", async () => {
  await addDevice("one");
  const [row] = (await readStatus()).push.devices;

  const [removed] = await Promise.all([
    api.ownerDelete(`/api/admin/push-devices/${row?.id ?? 0}`),
    ...Array.from({ length: 10 }, () => submit()),
  ]);

  expect(removed.status).toBe(204);
  expect(await outbox.rows("push")).toEqual([]);
  expect(await api.database("quoteRequests")).toHaveLength(10);
});

test("a device is named after its browser, listed without its address, one if it subscribes again; removed, it gets nothing", async () => {
  await addDevice("one");
  await api.database("pushDevices").update({ tokenDigest: Buffer.alloc(32) });
  const device = await addDevice("one"); // with new keys
  await submitAndPush();

  const { channels, push } = await readStatus();
  const { endpoint, keys } = device.subscription;
  expect(push.devices).toEqual([
    {
      id: expect.any(Number) as number,
      name: "Chrome on Android",
      digest: createHash("sha256").update(endpoint).digest("hex"),
      createdAt: expect.any(String) as string,
      lastDeliveredAt: expect.any(String) as string,
    },
  ]);
  expect(channels[0]).toMatchObject({ isOn: true, recipients: ["Chrome on Android"] });
  for (const secret of ["push.example", VAPID_PRIVATE_KEY, keys.auth]) {
    expect(JSON.stringify({ channels, push })).not.toContain(secret);
  }
  const tokenDigest = createHash("sha256").update(ADMIN_TOKEN).digest();
  expect(await api.database("pushDevices").select("tokenDigest")).toEqual([{ tokenDigest }]);

  await submit();
  const [id] = push.devices.map((one) => one.id);
  const remove = () => api.ownerDelete(`/api/admin/push-devices/${id}`);
  await remove().expect(204);
  await remove().expect(404, `Device ${id} does not exist.`);
  await submitAndPush();
  expect(device.received()).toHaveLength(1);
  expect(await statusOf("push")).toMatchObject({ isOn: false, waiting: 0 });
});

test.each([
  [{ endpoint: "http://push.example/a" }, {}],
  [{ endpoint: "https://user@push.example/a" }, {}],
  [{ endpoint: "https://%zz/x" }, {}],
  [{}, { p256dh: `B${"A".repeat(86)}` }],
  [{}, { auth: "short" }],
])("a device is refused with %j and the keys %j", async (change, wrong) => {
  const { subscription } = pushService.addDevice("x");
  const keys = { ...subscription.keys, ...wrong };
  await subscribe({ ...subscription, ...change, keys }).expect(400);
});

test("a device can be added until there are twenty, and only to a server with a key", async () => {
  for (let count = 0; count < 20; count += 1) await addDevice(`device-${count}`);
  const { subscription } = pushService.addDevice("one-more");
  await subscribe(subscription).expect(409, "20 devices are notified already. Remove one first.");
  await addDevice("device-7"); // its keys are renewed

  const keyless = await startTestApi({}, api.database);
  await keyless.ownerPost("/api/admin/push-devices", subscription).expect(409);
});

test("a review, and what the version before queued about a missing off-site backup, go out on every channel, and a visitor calls nobody in a chat", async () => {
  const device = await addDevice("one");
  const review = { name: "<!channel>", location: "Helen", rating: 5, review: "@all: dry.\nAgain." };
  const [row] = await api.database("testimonials").insert(review).returning<{ id: number }[]>("id");
  const testimonialId = row?.id;
  const [deviceId] = await api.database("pushDevices").pluck<number[]>("id");
  for (const about of [{ kind: "review", testimonialId }, { kind: "no-backup" }]) {
    for (const channel of ["email", "webhook", "push"] as const) {
      const to = { channel, deviceId: channel === "push" ? deviceId : null };
      await api.database("outbox").insert({ ...about, ...to });
      await outbox.deliver(channel);
    }
  }

  const path = `/admin/testimonials#testimonial-${testimonialId}`;
  const stars = "<!channel> gave 5 stars";
  const backup = "No off-site backup since yesterday";
  expect(device.received()).toMatchObject([
    { title: stars, body: "@all: dry. Again.", tag: path, path },
    { title: backup, path: "/admin" },
  ]);
  const site = "https://ridgelinehome.example";
  const text = "channel gave 5 stars. all: dry. Again.";
  expect(receiver.calls.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
    { event: "review.created", title: stars, adminUrl: site + path, text, content: text },
    { event: "alarm", adminUrl: `${site}/admin/quote-requests` },
  ]);
  const [ofReview, ofBackup] = mail.mails.map(({ body }) => body.replaceAll("\r", ""));
  expect(ofReview).toContain(
    `${stars}\n\n@all: dry.\nAgain.\n\nOpen it: ${site}${path}\n\nSent from ${site}\n`,
  );
  expect(ofBackup).toMatch(
    RegExp(`${backup}\n\nYour website works, .*\n\nOn the server, "make status"`),
  );
  expect(mail.mails[0]?.headers).toContain(`\r\nSubject: ${stars}\r\n`);
});
