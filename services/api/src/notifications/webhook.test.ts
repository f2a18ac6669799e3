import type { NotificationStatus } from "@ridgeline/contract/notifications";
import { createHmac } from "node:crypto";
import { storedAnswers, validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provide } from "../../test/provide";
import { startOutbox } from "../../test/startOutbox";
import { startTestApi } from "../../test/testApi";
import { startWebhookReceiver } from "../../test/webhookReceiver";

const secret = "0123456789abcdef0123456789abcdef";

const receiver = provide(startWebhookReceiver);
const urlOf = () => `${receiver.url}/T0123/some-token?key=k3y-part`;
const api = provide(() =>
  startTestApi({ WEBHOOK_URL: urlOf(), WEBHOOK_SECRET: secret, QUOTE_LIMIT: "100000" }),
);
const outbox = provide(() => startOutbox(api.database, { webhook: { url: urlOf(), secret } }));
beforeEach(async () => {
  await api.database("outbox").delete();
  receiver.calls.length = 0;
  Object.assign(receiver.state, { behavior: 200, result: 200 });
  outbox.logs.length = 0;
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
    path: "/hook/T0123/some-token?key=k3y-part",
    headers: { "content-type": "application/json", "idempotency-key": row?.messageKey },
  });
  expect(JSON.parse(body)).toEqual({
    id: row?.messageKey,
    event: "quote-request.created",
    adminUrl: "https://ridgelinehome.example/admin/quote-requests",
    text: "New request: Roofing & Roof Repair. Ann, Dahlonega",
    content: "New request: Roofing & Roof Repair. Ann, Dahlonega",
    quoteRequest: {
      id: row?.quoteRequestId,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      ...storedAnswers,
    },
  });
});

test("a missing off-site backup and a review are posted as separate events, and a visitor calls nobody in a chat", async () => {
  await api.database("outbox").delete();
  const review = { name: "<!channel>", location: "Helen", rating: 5, review: "@everyone: dry." };
  const [row] = await api.database("testimonials").insert(review).returning<{ id: number }[]>("id");
  const testimonialId = row?.id;
  await api.database("outbox").insert({ kind: "review", channel: "webhook", testimonialId });
  await api.database("outbox").insert({ kind: "no-backup", channel: "webhook" });

  await outbox.deliver("webhook");

  const id = expect.any(String) as string;
  const admin = "https://ridgelinehome.example/admin";
  const posted = receiver.calls.map(({ body }) => JSON.parse(body) as { event: string });
  const said = (line: string) => {
    const text = expect.stringContaining(line) as string;
    return { text, content: text };
  };
  expect(posted.toSorted((a, b) => (a.event < b.event ? -1 : 1))).toEqual([
    {
      ...{ id, event: "backup.missing", ...said("No off-site backup since yesterday. ") },
      adminUrl: `${admin}/quote-requests`,
    },
    {
      ...{ id, event: "review.created", title: "<!channel> gave 5 stars" },
      ...said(" !channel  gave 5 stars.  everyone: dry."),
      adminUrl: `${admin}/testimonials#testimonial-${testimonialId}`,
    },
  ]);
});

/** What the dashboard says about the last failure. */
async function readReason() {
  const read = await api.ownerGet("/api/admin/notifications").expect(200);
  return (read.body as NotificationStatus).channels.find(({ channel }) => channel === "webhook")
    ?.failure?.reason;
}

test.each([
  ["says so", 400, "no_text", ": no_text"],
  [
    "says so in JSON",
    400,
    '{"message": "Empty",\n "code": 50006}',
    ': {"message": "Empty", "code": 50006}',
  ],
  ["says a status", 404, "404 page not found\n", ": 404 page not found"],
  ["sends a page", 502, "<style>b{}</style><h1>Bad\r\nGateway</h1><hr>", ": Bad Gateway"],
  ["says nothing", 500, "", "."],
  ["says much", 500, "x".repeat(3000), `: ${"x".repeat(390)}`],
  [
    "repeats the address and the secret",
    404,
    `"/hook/T0123/some-token?key=k3y-part", 'some-token' at T0123, k3y-part: ${secret}`,
    `: "...", '...' at ..., ...: ...`,
  ],
  ["repeats the request", 422, '{"got":{"phone":"7065550199"}}', ": (It repeats the message.)"],
])("of a receiver that refuses and %s, dashboard and log say it", async (_, status, body, said) => {
  receiver.state.behavior = { status, body };

  await outbox.deliver("webhook");

  expect(await readReason()).toBe(`The receiver refused it with status ${status}${said}`);
  const reason = `HTTP_${status}${said === "." ? "" : said}`;
  expect(JSON.parse(outbox.logs[0] ?? "")).toMatchObject({ code: `HTTP_${status}`, reason });
});

test.each([
  [429, "3600", 3600, 3600],
  [503, () => new Date(Date.now() + 3_600_000).toUTCString(), 3590, 3600],
  [429, "1", 22, 30],
  [429, "soon", 22, 30],
  [503, "99999999", 86_400, 86_400],
])("after %d with Retry-After %s it waits for %d to %d s", async (status, time, least, most) => {
  const retryAfter = typeof time === "string" ? time : time();
  receiver.state.behavior = { status, headers: { "Retry-After": retryAfter } };

  await outbox.deliver("webhook");

  const [row] = await outbox.rows();
  const seconds = (Number(row?.dueAt) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(least - 5);
  expect(seconds).toBeLessThanOrEqual(most);
});

test.each<[number, string, number, string | null]>([
  [302, "/result", 200, null],
  [303, "/result", 204, null],
  [302, "/login", 404, "HTTP_404"],
  [302, "http://10.0.0.5/result", 200, "EPRIVATE: The address is in a private network."],
  [
    302,
    "ftp://example.com/",
    200,
    'ERR_INVALID_PROTOCOL: Protocol "ftp:" not supported. Expected "http:"',
  ],
  [301, "/hook", 200, "HTTP_301"],
  [307, "/hook", 200, "HTTP_307"],
])(
  "a receiver that answers %d with %s, which answers %d: %s",
  async (status, Location, result, lastError) => {
    Object.assign(receiver.state, { behavior: { status, headers: { Location } }, result });

    await outbox.deliver("webhook");

    expect(await outbox.rows()).toMatchObject([{ lastError }]);
    const [, asked] = receiver.calls;
    if (asked) expect(asked).toMatchObject({ method: "GET", path: Location });
    expect(asked?.headers["ridgeline-signature"]).toBeUndefined();
  },
);

test("a receiver that fails gets the same bytes later", async () => {
  receiver.state.behavior = "drop";
  await outbox.deliver("webhook");
  const lastError = "ECONNRESET: socket hang up";
  expect(await outbox.rows()).toMatchObject([{ sentAt: null, lastError }]);

  receiver.state.behavior = "cut"; // after 200
  await outbox.pass("1 minute");
  await outbox.deliver("webhook");

  expect(receiver.calls).toHaveLength(2);
  expect(receiver.calls[1]?.body).toBe(receiver.calls[0]?.body);
  expect(await outbox.rows()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) as Date }]);
});

test("a receiver that never answers times out after ten seconds", async () => {
  receiver.state.behavior = "hang";
  const startTimeout = AbortSignal.timeout.bind(AbortSignal);
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => startTimeout(100));

  await outbox.deliver("webhook");

  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(await outbox.rows()).toMatchObject([{ sentAt: null, attempts: 1 }]);
});
