import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startOutbox } from "../../test/startOutbox";
import { provide } from "../../test/provide";
import { provideApi } from "../../test/testApi";
import type { Message } from "./notification";
import { readChannelState, resendFailed, retryDelay } from "./outbox";

const api = provideApi({ SMTP_URL: "smtp://127.0.0.1:1" });
/** Stands in for the mail server. */
const send = jest.fn<Promise<void>, [Message]>();
const outbox = provide(() => startOutbox(api.database, {}, { email: send }));
beforeEach(async () => {
  await api.database("quoteRequests").delete(); // and its messages
  outbox.logs.length = 0;
  send.mockReset().mockResolvedValue();
  await api.postQuote(validQuoteRequest).expect(201);
});

const untilItSends = async (times = 1) => {
  while (send.mock.calls.length < times) await new Promise(setImmediate);
};
const sentKeys = () => send.mock.calls.map(([{ key }]) => key);
/** Queues more messages, so that there are this many. */
const fillTo = (count: number) =>
  api.database.raw(
    `INSERT INTO outbox (kind, channel, quote_request_id)
     SELECT kind, channel, quote_request_id FROM outbox, generate_series(2, ?)`,
    [count],
  );

test("a message that fails is sent again after half a minute, under the same key; the log has no personal data", async () => {
  const refusal = { code: "EMESSAGE", responseCode: 552, response: "552 ann@example.com is full" };
  send.mockRejectedValueOnce(Object.assign(new Error("Message failed"), refusal));
  const before = Date.now();
  await outbox.deliver("email");
  const after = Date.now();

  const [row] = await outbox.rows("email");
  const lastError = "EMESSAGE: 552 ann@example.com is full";
  expect(row).toMatchObject({ attempts: 1, sentAt: null, failedAt: null, lastError });
  expect(Number(row?.dueAt)).toBeGreaterThanOrEqual(before + 22_500);
  expect(Number(row?.dueAt)).toBeLessThanOrEqual(after + 30_000);
  await outbox.deliver("email");
  expect(send).toHaveBeenCalledTimes(1);

  await outbox.deliver("email", "31 seconds");
  await outbox.deliver("email", "30 days");
  expect(sentKeys()).toEqual([row?.messageKey, row?.messageKey]);
  expect(await outbox.rows("email")).toMatchObject([{ lastError: null, attempts: 2 }]);
  expect(outbox.logs.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 40, channel: "email", attempt: 1, code: "EMESSAGE 552", msg: "notification failed" },
    { level: 30, channel: "email", attempt: 2, msg: "notification sent" },
  ]);
  expect(outbox.logs.join("")).not.toMatch(/Ann|Lee|7065550199|example\.com|Hawkins|full/);
});

test("the delays double from half a minute up to a day, each less up to a quarter at random", () => {
  const longest = [1, 2, 3, 12, 13, 19].map((attempts) => retryDelay(attempts, () => 0));

  expect(longest).toEqual([30, 60, 120, 61_440, 86_400, 86_400]);
  expect(retryDelay(1, () => 1)).toBe(22.5);
});

test("a message that is not sent after half a minute is tried again later", async () => {
  send.mockReturnValueOnce(new Promise<never>(() => {}));
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "Date"] });
  let isOver = false;
  const delivering = outbox.deliver("email").then(() => (isOver = true));
  await untilItSends();

  await jest.advanceTimersByTimeAsync(29_999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await delivering;

  const failed = { sentAt: null, lastError: "It took too long." };
  expect(await outbox.rows("email")).toMatchObject([failed]);
});

test("while one process sends a message, no other sends it for two minutes", async () => {
  let finish = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const sending = outbox.deliver("email");
  await untilItSends();

  await outbox.deliver("email");
  await outbox.deliver("email", "110 seconds");
  expect(send).toHaveBeenCalledTimes(1);
  await outbox.deliver("email", "11 seconds");
  expect(send).toHaveBeenCalledTimes(2);

  finish();
  await sending;
});

test("a failed message that is just being sent again is not sent twice because the operator resends what failed", async () => {
  send.mockRejectedValueOnce(new Error("Not now"));
  await outbox.deliver("email");
  let finish = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const sending = outbox.deliver("email", "31 seconds");
  await untilItSends(2);

  await resendFailed(api.database);
  await outbox.deliver("email");
  expect(send).toHaveBeenCalledTimes(2);

  finish();
  await sending;
});

test("a message that another process is just taking holds up no other", async () => {
  await fillTo(2);
  const [first, second] = await outbox.rows("email");
  const other = await api.database.transaction();
  await other("outbox").where({ id: first?.id }).forUpdate();

  await outbox.deliver("email");
  await other.rollback();

  expect(sentKeys()).toEqual([second?.messageKey]);
});

test("sixty messages an hour are sent by all processes together, each once; the others later", async () => {
  await fillTo(80);
  send.mockImplementation(() => new Promise(setImmediate));

  await Promise.all([1, 2, 3].map(() => outbox.deliver("email")));
  const sent = send.mock.calls.length; // what is on its way is not counted
  expect(sent).toBeGreaterThanOrEqual(60);
  expect(sent).toBeLessThan(75);
  expect(new Set(sentKeys()).size).toBe(sent);

  expect(await readChannelState(api.database, "email")).toMatchObject({ isSpent: true });
  await outbox.deliver("email", "59 minutes");
  expect(send).toHaveBeenCalledTimes(sent);
  await outbox.deliver("email", "2 minutes");
  expect(send).toHaveBeenCalledTimes(80);
});
