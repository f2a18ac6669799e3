import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startMailServer, type MailServer } from "../../test/mailServer";
import { startOutbox } from "../../test/startOutbox";
import { startTestApi, type TestApi } from "../../test/testApi";
import { resendFailed } from "./operatorRepository";
import { queueWarningOn } from "./outboxRepository";

let mail: MailServer;
let api: TestApi;
let outbox: ReturnType<typeof startOutbox>;
beforeAll(async () => {
  mail = await startMailServer();
  api = await startTestApi({ SMTP_URL: mail.url, QUOTE_LIMIT: "100000" });
  outbox = startOutbox(api.database, {
    email: { smtpUrl: mail.url, to: "owner@example.com", from: "Site <site@example.com>" },
  });
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});
beforeEach(async () => {
  await api.database("quoteRequests").delete();
  await api.database("outbox").delete();
  mail.mails.length = 0;
  outbox.logs.length = 0;
  Object.assign(mail.state, { behavior: "accept", attempts: 0 });
});

async function submit(change: object = {}): Promise<void> {
  await api.postQuote({ ...validQuoteRequest, ...change }).expect(201);
}

describe("a stored request", () => {
  test("that is sent twice with one key is mailed once", async () => {
    const key = "3fa85f64-5717-4562-b3fc-2c963f66afa6";
    await api.postQuote(validQuoteRequest, key).expect(201);
    await api.postQuote(validQuoteRequest, key).expect(201);

    await outbox.deliver("email");

    expect(mail.mails).toHaveLength(1);
  });

  test("is mailed to the owner with everything needed to call back", async () => {
    await submit();

    await outbox.deliver("email");

    const [message, ...others] = mail.mails;
    expect(others).toEqual([]);
    expect(message?.to).toEqual(["owner@example.com"]);
    expect(message?.headers).toMatch(
      /^Subject: Estimate request: Roofing & Roof Repair, 12 Hawkins St, Dahlonega$/im,
    );
    expect(message?.headers).toMatch(/^Reply-To: "?Ann Lee"? <ann@example\.com>$/im);
    expect(message?.headers).toMatch(/^From: Site <site@example\.com>$/im);
    expect(message?.body).toContain("Ann Lee\r\n\r\nCall (706) 555-0199\r\n");
    expect(message?.body).toMatch(/<a href="tel:\+17065550199"[^>]*>Call \(706\) 555-0199<\/a>/);
    expect(message?.body).toContain("Timing: ASAP");
    expect(message?.body).toContain("Budget: $1,000 - $5,000");
    expect(message?.body).toContain(validQuoteRequest.projectDetails);
    expect(message?.body).toContain("/admin/quote-requests");
    expect(await outbox.rows()).toMatchObject([
      { channel: "email", attempts: 1, sentAt: expect.any(Date) as Date, lastError: null },
    ]);
  });

  test("cannot inject headers or HTML into the mail", async () => {
    await submit({
      fullName: "Ann\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>",
      address: "x\nBcc: victim@example.com\u2028\u202e<img src=x>",
      projectDetails: "</p><script>alert(2)</script> and twenty more characters",
    });

    await outbox.deliver("email");

    const [message] = mail.mails;
    expect(message?.to).toEqual(["owner@example.com"]);
    expect(message?.headers).not.toMatch(/^Bcc:/im);
    expect(message?.headers.match(/^Subject:/gim)).toHaveLength(1);
    expect(message?.headers).toMatch(/^Subject: .*x Bcc: victim@example\.com <img src=x>$/im);
    const [, html = ""] = message?.body.split("<!doctype html>") ?? [];
    expect(html).toContain("&lt;script&gt;alert(2)");
    expect(html).not.toMatch(/<script|<img src=x/);
  });

  test("brings no control characters into the mail", async () => {
    await submit({
      fullName: "Ann\u001b[31m Lee\u0007",
      address: "12 Hawkins\u009b St",
      projectDetails: "The roof\u001b]0;leaks\u0007 badly.\r\n\tAbove the stairs.",
    });

    await outbox.deliver("email");

    const [message] = mail.mails;
    expect(message?.body).toContain("The roof]0;leaks badly.\r\n\tAbove the stairs.");
    expect(`${message?.headers}${message?.body}`).not.toMatch(/[^\P{Cc}\r\n\t]/u);
  });

  test("is logged without personal data", async () => {
    await submit();
    mail.state.behavior = "refuse";
    await outbox.deliver("email");
    mail.state.behavior = "accept";
    await outbox.pass("1 hour");
    await outbox.deliver("email");

    const lines = outbox.logs.join("");
    expect(lines).toContain("notification sent");
    expect(lines).toContain("EMESSAGE 552");
    expect(lines).not.toMatch(/Ann|Lee|7065550199|example\.com|Hawkins|Mailbox/);
  });
});

describe("a mail server that", () => {
  test("refuses is retried later; the reason is stored, and the Message-ID stays", async () => {
    await submit();
    mail.state.behavior = "refuse";
    await outbox.deliver("email");

    const [row] = await outbox.rows();
    expect(row).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
    expect(row?.lastError).toContain("552");
    const seconds = (Number(row?.dueAt) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(31);

    mail.state.behavior = "accept";
    await outbox.deliver("email");
    expect(mail.mails).toEqual([]);
    await outbox.pass("31 seconds");
    await outbox.deliver("email");

    expect(mail.mails.map(({ messageId }) => messageId)).toEqual([
      `<${row?.messageKey ?? ""}@ridgelinehome.example>`,
    ]);
  });

  test("is slow or unreachable delays no visitor", async () => {
    let release = () => {};
    mail.state.behavior = { until: new Promise<void>((resolve) => (release = resolve)) };
    await submit();
    const delivering = outbox.deliver("email");
    while (mail.state.attempts === 0) await new Promise(setImmediate);
    await submit();
    expect(mail.mails).toEqual([]);
    release();
    await delivering;

    expect(mail.mails).toHaveLength(2);
  });

  test("disconnects midway gets the message later", async () => {
    await submit();
    mail.state.behavior = "drop";
    await outbox.deliver("email");
    expect(await outbox.rows()).toMatchObject([{ sentAt: null, attempts: 1 }]);

    mail.state.behavior = "accept";
    await outbox.pass("1 minute");
    await outbox.deliver("email");

    expect(mail.mails).toHaveLength(1);
  });

  test("is down for a week is retried less and less often, and gets every message once it is back", async () => {
    const { port } = mail;
    await mail.stop();
    await submit();
    await submit();
    for (let day = 0; day < 7; day += 1) {
      await outbox.deliver("email");
      await outbox.pass("1 day");
    }
    expect(await outbox.rows()).toMatchObject([
      { attempts: 7, lastError: expect.stringContaining("ECONNREFUSED") as string },
      { attempts: 7 },
    ]);

    mail = await startMailServer(port);
    await outbox.deliver("email");

    expect(mail.mails).toHaveLength(2);
  });
});

test("a message is given up after twenty attempts, and sent when the operator resends it", async () => {
  await submit();
  await api.database("outbox").update({ attempts: 19 });
  mail.state.behavior = "refuse";
  await outbox.deliver("email");
  await outbox.pass("30 days");
  await outbox.deliver("email");
  expect(mail.state.attempts).toBe(1);
  expect(outbox.logs.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 50,
      channel: "email",
      attempt: 20,
      code: "EMESSAGE 552",
      msg: "notification given up",
    },
  ]);

  mail.state.behavior = "accept";
  expect(await resendFailed(api.database)).toBe(1);
  await outbox.deliver("email");

  expect(mail.mails).toHaveLength(1);
});

describe("sixty messages an hour", () => {
  const queueMany = async (count: number) => {
    await submit();
    await api.database.raw(
      `INSERT INTO outbox (kind, channel, quote_request_id)
       SELECT kind, channel, quote_request_id FROM outbox, generate_series(2, ?)`,
      [count],
    );
  };

  test("are sent, and the others later", async () => {
    await queueMany(70);

    await outbox.deliver("email");
    expect(mail.mails).toHaveLength(60);
    await outbox.pass("59 minutes");
    await outbox.deliver("email");
    expect(mail.mails).toHaveLength(60);

    await outbox.pass("2 minutes");
    await outbox.deliver("email");
    expect(mail.mails).toHaveLength(70);
  });

  test("are sent by all processes together, but for what is on its way", async () => {
    await queueMany(80);

    await Promise.all([1, 2].map(() => outbox.deliver("email")));

    expect(mail.mails.length).toBeGreaterThanOrEqual(60);
    expect(mail.mails.length).toBeLessThan(70);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(mail.mails.length);
  });
});

test("a missing off-site backup is mailed, with what to do, and counts as a delivery", async () => {
  await api.database("channelDeliveries").delete();
  await queueWarningOn(["email", "webhook"])(api.database);

  await outbox.deliver("email");

  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]?.headers).toMatch(/^Subject: No off-site backup since yesterday$/im);
  expect(mail.mails[0]?.body).toContain("make status");
  expect(await api.database("channelDeliveries").pluck("channel")).toEqual(["email"]);
});
