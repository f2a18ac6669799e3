import { provideChannels, VAPID_PRIVATE_KEY, WEBHOOK_SECRET } from "../../test/provideChannels";
import { startTestApi } from "../../test/testApi";
import { resendFailed } from "./outbox";

const { api, mail, outbox, readStatus, receiver, statusOf, submit } = provideChannels();

test("the status of the notifications names the recipients, but only the host of the webhook, or says that a channel is off", async () => {
  const silent = await startTestApi({}, api.database);
  const off = { isOn: false, recipients: [] };
  const none = {
    lastDeliveredAt: null,
    waiting: 0,
    isSpent: false,
    failure: null,
    isFailing: false,
  };

  const status = await readStatus();

  expect(status.channels).toEqual([
    { channel: "push", ...off, ...none },
    { channel: "email", isOn: true, recipients: ["owner@example.com"], ...none },
    { channel: "webhook", isOn: true, recipients: [`127.0.0.1:${receiver.port}`], ...none },
  ]);
  const secrets = ["T0123", "some-token", "k3y-part", WEBHOOK_SECRET, VAPID_PRIVATE_KEY];
  expect(JSON.stringify(status)).not.toMatch(new RegExp(secrets.join("|")));
  const ofSilent = await silent.ownerGet("/api/admin/notifications").expect(200);
  expect(ofSilent.body).toMatchObject({ channels: [off, off, off], push: { publicKey: null } });
});

test("the status of the notifications counts pending messages, reports a failure until the next delivery, and when that was, even after the message is deleted", async () => {
  await submit();
  await submit();
  receiver.state.behavior = 404;
  await outbox.deliver("webhook");
  expect(await statusOf("webhook")).toMatchObject({
    waiting: 2,
    isFailing: true,
    lastDeliveredAt: null,
    failure: { at: expect.any(String) as string, isGivenUp: false },
  });

  receiver.state.behavior = 200;
  await outbox.deliver("webhook", "1 minute");
  const healthy = { waiting: 0, isFailing: false, failure: null };
  const { lastDeliveredAt, ...status } = (await statusOf("webhook")) ?? {};
  expect(status).toMatchObject(healthy);
  expect(Math.abs(Date.now() - Date.parse(lastDeliveredAt ?? ""))).toBeLessThan(60_000);
  await api.database("outbox").delete();
  expect(await statusOf("webhook")).toMatchObject({ lastDeliveredAt });
});

test("the status of the notifications keeps reporting a message that was given up after twenty attempts, until the operator resends it, but not as a failure of a channel that works", async () => {
  await submit();
  await api.database("outbox").where({ channel: "email" }).update({ attempts: 19 });
  mail.state.refusal = "552 Mailbox full";
  await outbox.deliver("email");
  expect(await statusOf("email")).toMatchObject({ waiting: 0, isFailing: true });
  expect(outbox.logs.join("")).toMatch(/"level":50,.*"attempt":20,.*"notification given up"/);

  mail.state.refusal = "";
  await outbox.pass("30 days");
  await submit();
  await outbox.deliver("email");
  expect(mail.mails).toHaveLength(1);
  const failure = { isGivenUp: true, reason: "The server said: 552 Mailbox full" };
  expect(await statusOf("email")).toMatchObject({ isFailing: false, failure });

  expect(await resendFailed(api.database)).toBe(1);
  await outbox.deliver("email");
  expect(mail.mails).toHaveLength(2);
});

const sendTest = (from = api) => from.ownerPost("/api/admin/notifications/test", {});

test("a test message goes out on every channel; a delivery counts, and a failure says why", async () => {
  receiver.state.behavior = { status: 500, body: "no_text" };

  await sendTest().expect(200, [
    { channel: "email", recipient: null, problem: null },
    {
      channel: "webhook",
      recipient: null,
      problem: "The receiver refused it with status 500: no_text",
    },
  ]);

  expect(mail.mails[0]?.headers).toMatch(/^Subject: Test: /im);
  expect(mail.mails[0]?.body).toContain("Test Visitor");
  expect(JSON.parse(receiver.calls[0]?.body ?? "")).toMatchObject({ event: "test" });
  expect((await statusOf("email"))?.lastDeliveredAt).not.toBeNull();
  expect((await statusOf("webhook"))?.lastDeliveredAt).toBeNull();
});

test("a test message may take longer than other requests, and is refused after five in ten minutes", async () => {
  const change = { requestTimeoutMs: 100 };
  const hurried = await startTestApi({ SMTP_URL: mail.url }, api.database, undefined, change);
  jest.spyOn(performance, "now").mockReturnValue(performance.now());
  for (const delay of [400, 0, 0, 0, 0]) {
    mail.state.delay = delay;
    await sendTest(hurried).expect(200, /"channel":"email","recipient":null,"problem":null/);
  }

  const refused = await sendTest(hurried).expect(429);

  expect(refused.text).toBe("You have sent many tests. Please try again in ten minutes.");
  expect(refused.headers["retry-after"]).toBe("600");
  expect(mail.mails).toHaveLength(5);
});
