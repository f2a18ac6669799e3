import type { ChannelStatus, NotificationStatus } from "@ridgeline/contract/notifications";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provide } from "../../test/provide";
import { startMailServer } from "../../test/mailServer";
import { startOutbox } from "../../test/startOutbox";
import { startTestApi } from "../../test/testApi";
import { startWebhookReceiver } from "../../test/webhookReceiver";
import { createOutboxRepository } from "./outbox";
import { findRequest } from "../quoteRequests/quoteRequestRepository";
import { findReview } from "../reviews/reviewRepository";

const SECRET = "a-secret-to-sign-with-0123456789";
const MAIL_TO = "owner@example.com, Ann <ann@example.com>";

const mail = provide(startMailServer, "each");
const receiver = provide(startWebhookReceiver, "each");
const urlOf = () => `${receiver.url}/hook-token?key=hook-token`;
const api = provide(
  () =>
    startTestApi({
      ...{ SMTP_URL: mail.url, MAIL_TO },
      ...{ WEBHOOK_URL: urlOf(), WEBHOOK_SECRET: SECRET },
    }),
  "each",
);
const outbox = provide(() => {
  const email = { smtpUrl: mail.url, to: MAIL_TO };
  return startOutbox(api.database, { email, webhook: { url: urlOf(), secret: SECRET } });
}, "each");

async function readChannels(of = api): Promise<ChannelStatus[]> {
  const response = await of.ownerGet("/api/admin/notifications").expect(200);
  expect(response.text).not.toMatch(new RegExp(`hook-token|${SECRET}`));
  return (response.body as NotificationStatus).channels; // what the contract says
}
const statusOf = async (name: string) =>
  (await readChannels()).find(({ channel }) => channel === name);
const submit = () => api.postQuote(validQuoteRequest).expect(201);

describe("the status of the notifications", () => {
  test("names the recipients, but only the host of the webhook, or says that a channel is off", async () => {
    const silent = await startTestApi({}, api.database);
    const off = { isOn: false, recipients: [] };
    const none = { lastDeliveredAt: null, waiting: 0, failure: null, isFailing: false };

    expect(await readChannels()).toEqual([
      { channel: "push", ...off, ...none },
      {
        ...{ channel: "email", isOn: true, ...none },
        recipients: ["owner@example.com", "Ann <ann@example.com>"],
      },
      { channel: "webhook", isOn: true, recipients: [`127.0.0.1:${receiver.port}`], ...none },
    ]);
    expect(await readChannels(silent)).toMatchObject([off, off, off]);
    silent.server.close();
  });

  test("tells when the last message was delivered, even after it is deleted", async () => {
    await submit();
    await outbox.deliver("email");
    const delivered = (await statusOf("email"))?.lastDeliveredAt;
    expect(Math.abs(Date.now() - Date.parse(delivered ?? ""))).toBeLessThan(60_000);

    await outbox.pass("31 days");
    await createOutboxRepository(api.database, { findRequest, findReview }).deleteSent(30);

    expect(await outbox.rows()).toMatchObject([{ channel: "webhook" }]);
    expect((await statusOf("email"))?.lastDeliveredAt).toBe(delivered);
  });

  test("counts pending messages, and reports a failure and its reason until the next delivery", async () => {
    await submit();
    await submit();
    receiver.state.behavior = 404;
    await outbox.deliver("webhook");
    expect(await statusOf("webhook")).toMatchObject({
      ...{ waiting: 2, isFailing: true, lastDeliveredAt: null },
      failure: { at: expect.any(String) as string, isGivenUp: false },
    });

    receiver.state.behavior = 200;
    await outbox.pass("1 minute");
    await outbox.deliver("webhook");
    const healthy = { waiting: 0, isFailing: false, failure: null };
    expect(await statusOf("webhook")).toMatchObject(healthy);
  });

  test("keeps reporting a message that was given up, but not as a failure of a channel that works", async () => {
    await submit();
    await api.database("outbox").where({ channel: "email" }).update({ attempts: 19 });
    mail.state.behavior = { refusal: "552 Mailbox full" };
    await outbox.deliver("email");
    expect(await statusOf("email")).toMatchObject({ waiting: 0, isFailing: true });

    mail.state.behavior = "accept";
    await submit();
    await outbox.deliver("email");

    const reason = "owner@example.com, ann@example.com: The server said: 552 Mailbox full";
    const failure = { isGivenUp: true, reason };
    expect(await statusOf("email")).toMatchObject({ isFailing: false, failure });
  });
});

describe("a test message", () => {
  const sendTest = (from = api) => from.ownerPost("/api/admin/notifications/test", {});

  test("goes out on every channel, and its delivery counts", async () => {
    await sendTest().expect(200, [
      { channel: "email", recipient: null, problem: null },
      { channel: "webhook", recipient: null, problem: null },
    ]);

    expect(mail.mails[0]?.headers).toMatch(/^Subject: Test: /im);
    expect(mail.mails[0]?.body).toContain("Test Visitor");
    expect(JSON.parse(receiver.calls[0]?.body ?? "")).toMatchObject({ event: "test" });
    expect((await statusOf("email"))?.lastDeliveredAt).not.toBeNull();
  });

  test("that fails says why", async () => {
    mail.state.behavior = "drop";
    receiver.state.behavior = { status: 500, body: "no_text" };

    const response = await sendTest().expect(200);

    expect(response.body).toMatchObject([
      {
        channel: "email",
        problem:
          "owner@example.com, ann@example.com: The server could not be reached, or cut the connection.",
      },
      { channel: "webhook", problem: "The receiver refused it with status 500: no_text" },
    ]);
    expect((await statusOf("email"))?.lastDeliveredAt).toBeNull();
  });

  test("may take longer than other requests", async () => {
    const change = { requestTimeoutMs: 100 };
    const hurried = await startTestApi({ SMTP_URL: mail.url }, api.database, undefined, change);
    mail.state.behavior = { delay: 400 };

    const response = await sendTest(hurried).expect(200);

    expect(response.body).toMatchObject([{ channel: "email", problem: null }]);
    hurried.server.close();
  });

  test("is refused after five in ten minutes", async () => {
    for (let count = 0; count < 5; count += 1) await sendTest().expect(200);

    const refused = await sendTest().expect(429);

    expect(refused.text).toBe("You have sent many tests. Please try again in ten minutes.");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    expect(mail.mails).toHaveLength(10); // two recipients
  });
});
