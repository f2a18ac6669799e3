import type { NotificationStatus, TestResult } from "@ridgeline/contract/notificationStatus";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startMailServer, type MailServer } from "../../test/mailServer";
import { startOutbox } from "../../test/startOutbox";
import { startTestApi, type TestApi } from "../../test/testApi";
import { startWebhookReceiver, type WebhookReceiver } from "../../test/webhookReceiver";
import { readConfig } from "../config/readConfig";
import { createOutboxRepository } from "./outboxRepository";
import { findRequest } from "../quoteRequests/quoteRequestRepository";
import { findReview } from "../reviews/reviewRepository";

const SECRET = "a-secret-to-sign-with-0123456789";
const HIDDEN = ["user-name", "pass%20word", "pass word", "hook-token", SECRET];

let mail: MailServer;
let receiver: WebhookReceiver;
let api: TestApi;
let outbox: ReturnType<typeof startOutbox>;
beforeEach(async () => {
  mail = await startMailServer();
  receiver = await startWebhookReceiver();
  const environment = {
    SMTP_URL: mail.url,
    MAIL_TO: "owner@example.com, Ann <ann@example.com>",
    WEBHOOK_URL: `${receiver.url}/hook-token?key=hook-token`,
    WEBHOOK_SECRET: SECRET,
  };
  api = await startTestApi(environment);
  const config = readConfig({ ADMIN_TOKEN: SECRET, DATABASE_URL: api.url, ...environment });
  outbox = startOutbox(api.database, config.notifications);
});
afterEach(async () => {
  await api.stop();
  await receiver.stop();
  await mail.stop();
});

async function readStatus(of = api): Promise<NotificationStatus> {
  const response = await of.ownerGet("/api/admin/notifications").expect(200);
  for (const secret of HIDDEN) expect(response.text).not.toContain(secret);
  return response.body as NotificationStatus; // what the contract says
}

const statusOf = async (channel: string) =>
  (await readStatus()).channels.find((status) => status.channel === channel);

const submit = () => api.postQuote(validQuoteRequest).expect(201);

describe("the status of the notifications", () => {
  test("says that every channel is off when none is configured", async () => {
    const silent = await startTestApi({}, api.database);

    expect((await readStatus(silent)).channels).toMatchObject([
      { channel: "push", isOn: false, recipients: [] },
      { channel: "email", isOn: false, recipients: [] },
      { channel: "webhook", isOn: false, recipients: [] },
    ]);
    await new Promise((resolve) => silent.server.close(resolve));
  });

  test("names the recipients, but only the host of the webhook", async () => {
    expect((await readStatus()).channels).toEqual([
      expect.objectContaining({ channel: "push", isOn: false }),
      {
        channel: "email",
        isOn: true,
        recipients: ["owner@example.com", "Ann <ann@example.com>"],
        lastDeliveredAt: null,
        waiting: 0,
        failure: null,
        isFailing: false,
      },
      expect.objectContaining({ isOn: true, recipients: [`127.0.0.1:${receiver.port}`] }),
    ]);
  });

  test("tells when the last message was delivered, even after it is deleted", async () => {
    await submit();
    await outbox.deliver("email");
    const delivered = (await statusOf("email"))?.lastDeliveredAt;
    expect(Math.abs(Date.now() - Date.parse(delivered ?? ""))).toBeLessThan(60_000);

    await api.database("outbox").update({ sentAt: api.database.raw("now() - interval '31 days'") });
    await createOutboxRepository(api.database, { findRequest, findReview }).deleteSent(30);
    await api.database("quoteRequests").delete();

    expect((await statusOf("email"))?.lastDeliveredAt).toBe(delivered);
    expect(await outbox.rows()).toEqual([]);
  });

  test("counts pending messages, and reports a failure and its reason until the next delivery", async () => {
    await submit();
    await submit();
    receiver.state.behavior = 404;
    await outbox.deliver("webhook");

    const failing = await statusOf("webhook");
    expect(failing).toMatchObject({
      waiting: 2,
      isFailing: true,
      lastDeliveredAt: null,
      failure: {
        reason: "The receiver refused it with status 404.",
        at: expect.any(String) as string,
        isGivenUp: false,
      },
    });

    receiver.state.behavior = 200;
    await outbox.pass("1 minute");
    await outbox.deliver("webhook");
    expect(await statusOf("webhook")).toMatchObject({
      waiting: 0,
      isFailing: false,
      failure: null,
    });
  });

  test("keeps reporting a message that was given up, but not as a failure of a channel that works", async () => {
    await submit();
    await api.database("outbox").where({ channel: "email" }).update({ attempts: 19 });
    mail.state.behavior = "refuse";
    await outbox.deliver("email");
    expect(await statusOf("email")).toMatchObject({ waiting: 0, isFailing: true });

    mail.state.behavior = "accept";
    await submit();
    await outbox.deliver("email");

    expect(await statusOf("email")).toMatchObject({
      isFailing: false,
      failure: { isGivenUp: true, reason: "The server said: 552 Mailbox full" },
    });
  });
});

describe("a test message", () => {
  const sendTest = () => api.ownerPost("/api/admin/notifications/test", {});

  test("goes out on every channel, and its delivery counts", async () => {
    const response = await sendTest().expect(200);

    expect(response.body as TestResult[]).toEqual([
      { channel: "email", recipient: null, problem: null },
      { channel: "webhook", recipient: null, problem: null },
    ]);
    expect(mail.mails[0]?.headers).toMatch(/^Subject: Test: /im);
    expect(mail.mails[0]?.body).toContain("Test Visitor");
    expect(receiver.calls).toHaveLength(1);
    expect((await statusOf("email"))?.lastDeliveredAt).not.toBeNull();
  });

  test("that fails says why", async () => {
    await mail.stop();
    receiver.state.behavior = 500;

    const response = await sendTest().expect(200);

    expect(response.body).toEqual([
      {
        channel: "email",
        recipient: null,
        problem: "The server could not be reached, or cut the connection.",
      },
      { channel: "webhook", recipient: null, problem: "The receiver refused it with status 500." },
    ]);
    expect((await statusOf("email"))?.lastDeliveredAt).toBeNull();
    mail = await startMailServer();
  });

  test("may take longer than other requests", async () => {
    const hurried = await startTestApi({ SMTP_URL: mail.url }, api.database, undefined, {
      requestTimeoutMs: 100,
    });
    mail.state.behavior = { delay: 400 };

    const response = await hurried.ownerPost("/api/admin/notifications/test", {}).expect(200);

    expect(response.body).toMatchObject([{ channel: "email", problem: null }]);
    await new Promise((resolve) => hurried.server.close(resolve));
  });

  test("is refused after five in ten minutes", async () => {
    for (let count = 0; count < 5; count += 1) await sendTest().expect(200);

    const refused = await sendTest().expect(429);

    expect(refused.text).toBe("You have sent many tests. Please try again in ten minutes.");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    expect(mail.mails).toHaveLength(5);
  });
});
