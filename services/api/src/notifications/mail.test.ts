import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provide } from "../../test/provide";
import { startMailServer } from "../../test/mailServer";
import { startOutbox } from "../../test/startOutbox";
import { startTestApi } from "../../test/testApi";
import type { TestResult } from "@ridgeline/contract/notifications";

const to = "owner@example.com";
const from = "Site <site@example.com>";

const mail = provide(startMailServer);
const api = provide(() => startTestApi({ SMTP_URL: mail.url, QUOTE_LIMIT: "100000" }));
beforeEach(async () => {
  await api.database("quoteRequests").delete();
  mail.mails.length = 0;
  mail.state.refused.clear();
});

async function submitAndDeliver(change: object = {}, smtpUrl = mail.url) {
  const outbox = startOutbox(api.database, { email: { smtpUrl, to, from } });
  await api.postQuote({ ...validQuoteRequest, ...change }).expect(201);
  await outbox.deliver("email");
  return outbox.rows();
}

test("a request is mailed to the owner; a reply goes to the visitor", async () => {
  const [row] = await submitAndDeliver();

  expect(mail.mails).toMatchObject([
    {
      ...{ to: [to], greeting: "ridgelinehome.example" },
      messageId: `<${row?.messageKey}@ridgelinehome.example>`,
    },
  ]);
  const { headers = "", body = "" } = mail.mails[0] ?? {};
  expect(headers).toMatch(
    /^Subject: Estimate request: Roofing & Roof Repair, 12 Hawkins St, Dahlonega$/im,
  );
  expect(headers).toMatch(/^Reply-To: "?Ann Lee"? <ann@example\.com>$/im);
  expect(headers).toMatch(/^From: "Ridgeline Home & Property" <site@example\.com>$/im);
  expect(headers).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply$/im);
  expect(body).toContain("Ann Lee\r\n\r\nCall (706) 555-0199\r\n");
});

test("a visitor brings no headers, no HTML and no control characters into the mail", async () => {
  await submitAndDeliver({
    fullName: "Ann\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u001b[31m",
    address: "x\nBcc: victim@example.com\u2028\u202e\u009b<img src=x>",
    projectDetails: "</p><script>alert(2)</script>\u001b]0;leaks\u0007 badly.\r\n\tAbove.",
  });

  const [{ headers, body, to: recipients }] = mail.mails as [(typeof mail.mails)[0]];
  expect(recipients).toEqual([to]);
  expect(headers).not.toMatch(/^Bcc:/im);
  expect(headers.match(/^Subject:/gim)).toHaveLength(1);
  expect(headers).toMatch(/^Subject: .*x Bcc: victim@example\.com <img src=x>$/im);
  const [, html = ""] = body.split("<!doctype html>");
  expect(html).toContain("&lt;script&gt;alert(2)");
  expect(html).not.toMatch(/<script|<img src=x/);
  expect(body).toContain("</script>]0;leaks badly.\r\n\tAbove.");
  expect(headers + body).not.toMatch(/[^\P{Cc}\r\n\t]/u);
});

test("a password goes to a server without TLS only if the address says so", async () => {
  const url = `smtp://user:secret@127.0.0.1:${mail.port}`;

  expect((await submitAndDeliver({}, url))[0]?.lastError).toMatch(/^ETLS/);
  expect(mail.mails).toEqual([]);
  await submitAndDeliver({}, `${url}?requireTLS=false`);
  expect(mail.mails).toHaveLength(1);
});

test("a recipient that is refused gets the mail later, the others only once", async () => {
  const both = { smtpUrl: mail.url, to: "Ann <ann@example.com>, bob@example.com", from };
  const outbox = startOutbox(api.database, { email: both });
  mail.state.refused.set("bob@example.com", 550);
  await api.postQuote(validQuoteRequest).expect(201);

  for (const _attempt of [1, 2]) {
    await outbox.deliver("email");
    await outbox.pass("1 hour");
  }
  const lastError = "bob@example.com: EENVELOPE: 550 Not now";
  expect(await outbox.rows()).toMatchObject([{ attempts: 2, sentAt: null, lastError }]);

  mail.state.refused.clear();
  await outbox.deliver("email");
  expect(mail.mails.map(({ to: [recipient] }) => recipient)).toEqual([
    "ann@example.com",
    "bob@example.com",
  ]);
  expect((await outbox.rows())[0]?.sentAt).not.toBeNull();
});

/** What a test message to this address says. */
async function testProblem(smtpUrl: string): Promise<string> {
  const tested = await startTestApi({ SMTP_URL: smtpUrl, MAIL_TO: to }, api.database);
  const sent = await tested.ownerPost("/api/admin/notifications/test", {}).expect(200);
  tested.server.close();
  return (sent.body as TestResult[])[0]?.problem ?? "";
}

test("smtps:// at a port that begins without TLS is explained", async () => {
  expect(await testProblem(mail.url.replace("smtp:", "smtps:"))).toMatch(
    /^This port does not begin with TLS\./,
  );
});

test("a certificate that nobody vouches for is named, and taken if the address says so", async () => {
  const relay = await startMailServer({ hasTls: true });
  const url = `${relay.url}/`;

  expect(await testProblem(url)).toMatch(/^No secure connection was possible: .*certificate/);
  expect(await testProblem(`${url}?ignoreTLS=true`)).toBe("");
  expect(await testProblem(`${url}?tls.rejectUnauthorized=false`)).toBe("");
  await relay.stop();
});
