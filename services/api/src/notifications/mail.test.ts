import type { TestResult } from "@ridgeline/contract/notifications";
import { startMailServer } from "../../test/mailServer";
import { owner, provideChannels } from "../../test/provideChannels";
import { startTestApi } from "../../test/testApi";

const { api, mail, outbox, startWorker, submit } = provideChannels();

test("a request is mailed to the owner; a reply goes to the visitor", async () => {
  await submit();
  await outbox.deliver("email");

  const [row] = await outbox.rows("email");
  expect(mail.mails).toMatchObject([{ to: [owner], greeting: "ridgelinehome.example" }]);
  expect(mail.mails[0]?.headers.split("\r\n")).toEqual(
    expect.arrayContaining([
      "Subject: Estimate request: Roofing & Roof Repair, 12 Hawkins St, Dahlonega",
      "Reply-To: Ann Lee <ann@example.com>",
      'From: "Ridgeline Home & Property" <site@example.com>',
      `Message-ID: <${row?.messageKey}@ridgelinehome.example>`,
      "Auto-Submitted: auto-generated",
      "X-Auto-Response-Suppress: OOF, AutoReply",
    ]),
  );
});

test("a password goes to a server without TLS only if the address says so", async () => {
  const url = `smtp://user:secret@127.0.0.1:${mail.port}`;
  await submit();
  await startWorker({ SMTP_URL: url }).deliver("email");
  expect((await outbox.rows("email"))[0]?.lastError).toMatch(/^ETLS/);
  expect(mail.mails).toEqual([]);

  await outbox.pass("1 minute");
  await startWorker({ SMTP_URL: `${url}?requireTLS=false` }).deliver("email");
  expect(mail.mails).toHaveLength(1);
});

test("a recipient that is refused gets the mail later, the others only once", async () => {
  const worker = startWorker({ MAIL_TO: "Ann <ann@example.com>, bob@example.com" });
  mail.state.refused.set("bob@example.com", 550);
  await submit();
  for (const _attempt of [1, 2]) {
    await worker.deliver("email");
    await outbox.pass("1 hour");
  }
  const lastError = "bob@example.com: EENVELOPE: 550 Not now";
  expect(await outbox.rows("email")).toMatchObject([{ attempts: 2, sentAt: null, lastError }]);

  mail.state.refused.clear();
  await worker.deliver("email");
  expect(mail.mails.map(({ to }) => to)).toEqual([["ann@example.com"], ["bob@example.com"]]);
  expect((await outbox.rows("email"))[0]?.sentAt).not.toBeNull();
});

test("a recipient for whom the server takes long, and then refuses, keeps the mail from nobody for good", async () => {
  const worker = startWorker({ MAIL_TO: "ann@example.com, bob@example.com, cy@example.com" });
  let now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now);
  jest.spyOn(mail.state.refused, "get").mockImplementation((address) => {
    if (address === "cy@example.com") return undefined;
    now += 16_000;
    return 450;
  });
  await submit();

  for (const _attempt of [1, 2, 3]) {
    await worker.deliver("email");
    await outbox.pass("1 hour");
  }

  expect(mail.mails.map(({ to }) => to)).toEqual([["cy@example.com"]]);
});

test("several recipients, and several messages, take one connection at a time", async () => {
  const worker = startWorker({ MAIL_TO: "a@b.example, c@d.example, e@f.example" });
  mail.state.delay = 20;
  await Promise.all([submit(), submit()]);

  await worker.deliver("email");

  expect(mail.mails).toHaveLength(6);
  expect(mail.state.mostAtOnce).toBe(1);
});

test.each([
  ["smtps at a port that begins without TLS", "smtps", "", /^This port does not begin with TLS\./],
  ["a certificate that nobody vouches for", "smtp", "", /^No secure connection.*: .*certificate/],
  ["that without TLS", "smtp", "?ignoreTLS=true", /^null$/],
  ["that with any certificate", "smtp", "?tls.rejectUnauthorized=false", /^null$/],
])("a test message explains %s", async (_, scheme, suffix, problem) => {
  const relay = await startMailServer({ hasTls: true });
  const SMTP_URL = `${scheme}://127.0.0.1:${relay.port}/${suffix}`;
  const tested = await startTestApi({ SMTP_URL, MAIL_TO: owner }, api.database);

  const sent = await tested.ownerPost("/api/admin/notifications/test", {}).expect(200);

  expect(String((sent.body as TestResult[])[0]?.problem)).toMatch(problem); // as the contract says
  await relay.stop();
});
