import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startMailServer, type MailServer } from "../../test/mailServer";
import { startOutbox } from "../../test/startOutbox";
import { startTestApi, type TestApi } from "../../test/testApi";
import type { Send } from "./notification";

let mail: MailServer;
let api: TestApi;
let outbox: ReturnType<typeof startOutbox>;
beforeEach(async () => {
  mail = await startMailServer();
  api = await startTestApi({ SMTP_URL: mail.url });
  outbox = startOutbox(api.database, { email: { smtpUrl: mail.url, to: "owner@example.com" } });
  await api.postQuote(validQuoteRequest).expect(201);
});
afterEach(async () => {
  await mail.stop();
  await api.stop();
});

const untilItSends = async () => {
  while (mail.state.attempts === 0) await new Promise(setImmediate);
};

test("a message that is not sent after half a minute is tried again later", async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const send = () => {
    begin();
    return new Promise<never>(() => {});
  };
  const hanging = startOutbox(api.database, {}, { email: send });
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "Date"] });
  let isOver = false;
  const delivering = hanging.deliver("email").then(() => (isOver = true));
  await begun;

  await jest.advanceTimersByTimeAsync(29_999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await delivering;

  const [row] = await hanging.rows();
  expect(row).toMatchObject({ sentAt: null, attempts: 1, lastError: "It took too long." });
  expect(hanging.logs.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 40,
      notification: row?.id,
      channel: "email",
      attempt: 1,
      code: "Error",
      retryAfter: expect.any(Number) as number,
      msg: "notification failed",
    },
  ]);
});

test("while one process sends a message, no other sends it for two minutes", async () => {
  mail.state.behavior = "hang";
  const stuck = outbox.deliver("email");
  await untilItSends();
  mail.state.behavior = "accept";
  const other = startOutbox(api.database, {
    email: { smtpUrl: mail.url, to: "owner@example.com" },
  });

  await other.deliver("email");
  await outbox.pass("110 seconds");
  await other.deliver("email");
  expect(mail.mails).toEqual([]);

  await outbox.pass("11 seconds");
  await other.deliver("email");
  expect(mail.mails).toHaveLength(1);

  await mail.stop();
  await stuck;
  mail = await startMailServer();
});

test("three workers send sixty messages once each", async () => {
  const [first] = await outbox.rows();
  await api.database.raw(
    "INSERT INTO outbox (kind, channel, quote_request_id) SELECT 'quote-request', 'email', ? FROM generate_series(1, 59)",
    [first?.quoteRequestId ?? 0],
  );
  const sent: string[] = [];
  const send: Send = async ({ key }) => {
    await new Promise(setImmediate);
    sent.push(key);
  };
  const workers = [1, 2, 3].map(() => startOutbox(api.database, {}, { email: send }));

  await Promise.all(workers.map((worker) => worker.deliver("email")));

  expect(sent).toHaveLength(60);
  expect(new Set(sent).size).toBe(60);
  for (const worker of workers) expect(worker.logs.length).toBeGreaterThan(6);
});
