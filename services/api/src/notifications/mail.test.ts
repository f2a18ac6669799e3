import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startMailServer, type MailServer } from "../../test/mailServer";
import { startOutbox } from "../../test/startOutbox";
import { startTestApi, type TestApi } from "../../test/testApi";

const to = "owner@example.com";
const from = "Site <site@example.com>";

let mail: MailServer;
let api: TestApi;
beforeAll(async () => {
  mail = await startMailServer();
  api = await startTestApi({ SMTP_URL: mail.url, QUOTE_LIMIT: "100000" });
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});
beforeEach(async () => {
  await api.database("quoteRequests").delete();
  mail.mails.length = 0;
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
    { to: [to], messageId: `<${row?.messageKey}@ridgelinehome.example>` },
  ]);
  const { headers = "", body = "" } = mail.mails[0] ?? {};
  expect(headers).toMatch(
    /^Subject: Estimate request: Roofing & Roof Repair, 12 Hawkins St, Dahlonega$/im,
  );
  expect(headers).toMatch(/^Reply-To: "?Ann Lee"? <ann@example\.com>$/im);
  expect(headers).toMatch(/^From: Site <site@example\.com>$/im);
  expect(body).toContain("Ann Lee\r\n\r\nCall (706) 555-0199\r\n");
  expect(body).toMatch(/<a href="tel:\+17065550199"[^>]*>Call \(706\) 555-0199<\/a>/);
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

test("a mail that the server refuses, or reads only partly, has not arrived", async () => {
  for (const behavior of ["refuse", "drop"] as const) {
    mail.state.behavior = behavior;
    expect((await submitAndDeliver()).at(-1)).toMatchObject({ attempts: 1, sentAt: null });
  }
  mail.state.behavior = "accept";
});

test("a password goes to a server without TLS only if the address says so", async () => {
  const url = `smtp://user:secret@127.0.0.1:${mail.port}`;

  expect((await submitAndDeliver({}, url))[0]?.lastError).toMatch(/^ETLS/);
  expect(mail.mails).toEqual([]);
  await submitAndDeliver({}, `${url}?requireTLS=false`);
  expect(mail.mails).toHaveLength(1);
});
