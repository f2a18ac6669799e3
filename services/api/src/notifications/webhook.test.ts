import { createHmac } from "node:crypto";
import { storedAnswers, validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startOutbox } from "../../test/startOutbox";
import { startTestApi, type TestApi } from "../../test/testApi";
import { startWebhookReceiver, type WebhookReceiver } from "../../test/webhookReceiver";

const secret = "0123456789abcdef0123456789abcdef";

let receiver: WebhookReceiver;
let api: TestApi;
let outbox: ReturnType<typeof startOutbox>;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const WEBHOOK = { WEBHOOK_URL: "https://hooks.example.com", WEBHOOK_SECRET: secret };
  api = await startTestApi({ ...WEBHOOK, QUOTE_LIMIT: "100000" });
  outbox = startOutbox(api.database, { webhook: { url: receiver.url, secret } });
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
});
beforeEach(async () => {
  await api.database("outbox").delete();
  receiver.calls.length = 0;
  receiver.state.behavior = 200;
  await api.postQuote(validQuoteRequest).expect(201);
});

test("a stored request is posted as JSON, signed over its timestamp and raw body", async () => {
  await outbox.deliver("webhook");

  const [{ method, path, headers, body }] = receiver.calls as [(typeof receiver.calls)[0]];
  const [, time = "", signature] =
    /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers["ridgeline-signature"])) ?? [];
  expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(5);
  expect(signature).toBe(createHmac("sha256", secret).update(`${time}.${body}`).digest("hex"));
  const [row] = await outbox.rows();
  expect({ method, path, headers }).toMatchObject({
    method: "POST",
    path: "/hook",
    headers: { "content-type": "application/json", "idempotency-key": row?.messageKey },
  });
  expect(JSON.parse(body)).toEqual({
    id: row?.messageKey,
    event: "quote-request.created",
    adminUrl: "https://ridgelinehome.example/admin/quote-requests",
    quoteRequest: {
      id: row?.quoteRequestId,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      ...storedAnswers,
    },
  });
});

test("a missing off-site backup and a review are posted as separate events", async () => {
  await api.database("outbox").delete();
  const review = { name: "Ann", location: "Helen", rating: 5, review: "Dry again." };
  const [row] = await api.database("testimonials").insert(review).returning<{ id: number }[]>("id");
  const testimonialId = row?.id;
  await api.database("outbox").insert({ kind: "review", channel: "webhook", testimonialId });
  await api.database("outbox").insert({ kind: "no-backup", channel: "webhook" });

  await outbox.deliver("webhook");

  const id = expect.any(String) as string;
  const admin = "https://ridgelinehome.example/admin";
  const posted = receiver.calls.map(({ body }) => JSON.parse(body) as { event: string });
  expect(posted.toSorted((a, b) => (a.event < b.event ? -1 : 1))).toEqual([
    { id, event: "backup.missing", adminUrl: `${admin}/quote-requests` },
    {
      ...{ id, event: "review.created", title: "Ann gave 5 stars" },
      adminUrl: `${admin}/testimonials#testimonial-${testimonialId}`,
    },
  ]);
});

test.each<[string, WebhookReceiver["state"]["behavior"], string]>([
  ["answers 500", 500, "HTTP_500: The receiver answered 500."],
  ["redirects", 302, "HTTP_302: The receiver answered 302."],
  ["cuts the connection", "drop", "ECONNRESET: socket hang up"],
])("a receiver that %s gets the same bytes later", async (_, behavior, lastError) => {
  receiver.state.behavior = behavior;
  await outbox.deliver("webhook");
  expect(await outbox.rows()).toMatchObject([{ sentAt: null, lastError }]);

  receiver.state.behavior = 204;
  await outbox.pass("1 minute");
  await outbox.deliver("webhook");

  expect(receiver.calls).toHaveLength(2);
  expect(receiver.calls[1]?.body).toBe(receiver.calls[0]?.body);
});

test.each<[string, WebhookReceiver["state"]["behavior"]]>([
  ["answers 299", 299],
  ["responds with 200 and cuts off the body", "cut"],
])("a receiver that %s has received the message", async (_, behavior) => {
  receiver.state.behavior = behavior;

  await outbox.deliver("webhook");

  expect(await outbox.rows()).toMatchObject([{ sentAt: expect.any(Date) as Date, attempts: 1 }]);
});

test("a receiver that never answers times out after ten seconds", async () => {
  receiver.state.behavior = "hang";
  const startTimeout = AbortSignal.timeout.bind(AbortSignal);
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => startTimeout(100));

  await outbox.deliver("webhook");

  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(await outbox.rows()).toMatchObject([{ sentAt: null, attempts: 1 }]);
  timeout.mockRestore();
});
