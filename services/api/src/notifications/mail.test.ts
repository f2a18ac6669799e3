import { execFileSync } from "node:child_process";
import path from "node:path";
import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startMailServer, type MailServer } from "../../test/mailServer";
import { startOutbox } from "../../test/startOutbox";
import { startTestApi, type TestApi } from "../../test/testApi";
import { readBacklog, resendFailed, resendOne } from "./operatorRepository";
import { warnOwnerOn } from "./outboxRepository";

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
    expect(message?.body).toContain("Ann Lee, (706) 555-0199\r\n");
    expect(message?.body).toMatch(/<a href="tel:\+17065550199"[^>]*>Call \(706\) 555-0199<\/a>/);
    expect(message?.body).toContain("Timing: ASAP");
    expect(message?.body).toContain("Budget: $1,000 - $5,000");
    expect(message?.body).toContain(validQuoteRequest.projectDetails);
    expect(message?.body).toContain("/admin/quote-requests");
    expect(await outbox.rows()).toMatchObject([
      { channel: "email", attempts: 1, sentAt: expect.any(Date) as Date, lastError: null },
    ]);
  });

  test.each([
    ["7065550199", "tel:+17065550199"],
    ["17065550199", "tel:+17065550199"],
    ["442071838750", "tel:442071838750"],
    ["+442071838750", "tel:+442071838750"],
    ["+706555019", "tel:+706555019"],
  ])("with the number %s is called at %s", async (phone, link) => {
    await submit({ phone });

    await outbox.deliver("email");

    expect(mail.mails[0]?.body).toContain(`<a href="${link}"`);
    expect(mail.mails[0]?.body).toContain(`<a href="${link.replace("tel:", "sms:")}"`);
  });

  test("that is sent twice with one key is mailed once", async () => {
    const key = "3fa85f64-5717-4562-b3fc-2c963f66afa6";
    await api.postQuote(validQuoteRequest, key).expect(201);
    await api.postQuote(validQuoteRequest, key).expect(201);

    await outbox.deliver("email");

    expect(mail.mails).toHaveLength(1);
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

  test("embeds the logo, since mail programs block external images", async () => {
    await submit();

    await outbox.deliver("email");

    const [message] = mail.mails;
    expect(message?.body).toContain('<img src="cid:logo"');
    expect(message?.body).toMatch(/Content-ID: <logo>/i);
    expect(message?.body).toMatch(/Content-Disposition: inline; filename=logo\.png/i);
  });

  test("in quarantine is not mailed individually", async () => {
    await submit({ website: "https://spam.example" });

    await outbox.deliver("email");

    expect(mail.mails).toEqual([]);
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
    expect(await readBacklog(api.database)).toMatchObject({ waiting: 0, failing: 1, failed: 0 });

    mail.state.behavior = "accept";
    await outbox.deliver("email");
    expect(mail.mails).toEqual([]);
    await outbox.pass("31 seconds");
    await outbox.deliver("email");

    expect(mail.mails.map(({ messageId }) => messageId)).toEqual([
      `<${row?.messageKey ?? ""}@ridgelinehome.example>`,
    ]);
    expect(await readBacklog(api.database)).toEqual({
      waiting: 0,
      failing: 0,
      failed: 0,
      oldestSeconds: 0,
    });
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
  expect(await readBacklog(api.database)).toMatchObject({
    failing: 0,
    failed: 1,
    oldestSeconds: 0,
  });
  await outbox.pass("30 days");
  await outbox.deliver("email");
  expect(mail.state.attempts).toBe(1);

  mail.state.behavior = "accept";
  expect(await resendFailed(api.database)).toBe(1);
  await outbox.deliver("email");

  expect(mail.mails).toHaveLength(1);
});

test("a delivered message can be resent, as a new message", async () => {
  await submit();
  await outbox.deliver("email");
  const [row] = await outbox.rows();

  expect(await resendFailed(api.database)).toBe(0);
  expect(await resendOne(api.database, row?.id ?? 0)).toBe(true);
  expect(await resendOne(api.database, 2147483647)).toBe(false);
  await outbox.deliver("email");

  expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(2);
});

describe("the digest of the quarantine", () => {
  const spam = { website: "https://spam.example" };

  test("is mailed at most once a day, with the requests that no digest has listed", async () => {
    await submit();
    expect(await outbox.queueDigest()).toBe(false);
    await submit({ ...spam, fullName: "First Bot" });
    await submit({ ...spam, fullName: "Second Bot" });

    const made = await Promise.all([1, 2, 3].map(() => outbox.queueDigest()));
    expect(made.filter(Boolean)).toHaveLength(1);
    await submit({ ...spam, fullName: "Third Bot" });
    expect(await outbox.queueDigest()).toBe(false);
    await outbox.deliver("email");

    const digests = () => mail.mails.filter(({ headers }) => headers.includes("[maybe spam]"));
    expect(digests()).toHaveLength(1);
    expect(digests()[0]?.headers).toMatch(/^Subject: \[maybe spam\] 2 quote requests were set/im);
    expect(digests()[0]?.body).toMatch(/ID \d+: First Bot, \(706\) 555-0199, Roofing/);

    await outbox.pass("25 hours");
    expect(await outbox.queueDigest()).toBe(true);
    await outbox.deliver("email");
    expect(digests()).toHaveLength(2);
    expect(digests()[1]?.body).toContain("Third Bot");
    expect(digests()[1]?.body).not.toContain("First Bot");
  });

  test("lists fifty, and counts the rest", async () => {
    await submit(spam);
    await api.database.raw(`INSERT INTO quote_requests
        (full_name, phone, service_type, project_details, consent_text, payload_digest, quarantined_at)
      SELECT 'Bot ' || n, '7065550199', 'other', repeat('x', 5000), 'yes', '', now()
      FROM generate_series(2, 60) AS n`);
    await outbox.queueDigest();

    await outbox.deliver("email");

    expect(mail.mails[0]?.headers).toMatch(/^Subject: \[maybe spam\] 60 quote requests were set/im);
    const [text] = mail.mails[0]?.body.split("<!doctype html>") ?? [];
    expect(text?.match(/^ID \d+: /gm)).toHaveLength(50);
    expect(text).toMatch(/^and 10 more\r$/m);
  });

  test("is not mailed if its requests were deleted meanwhile", async () => {
    await submit(spam);
    await outbox.queueDigest();
    await api.database("quoteRequests").delete();

    await outbox.deliver("email");

    expect(mail.mails).toEqual([]);
  });
});

describe("after a restore", () => {
  /** What `make restore` does to the outbox. */
  const script = path.join(__dirname, "../../../../deploy/replaceDatabase.sh");
  const hold = async () => {
    const print = '. "$0" && printf %s "$HOLD"';
    const hold = execFileSync("bash", ["-c", print, script], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"], // with a socket as its input, bash reads .bashrc
    });
    await api.database.raw(hold);
  };
  const spam = { website: "https://spam.example" };

  test("neither pending messages nor a digest of the old spam is sent until the operator asks for it", async () => {
    await submit();
    await submit({ ...spam, fullName: "Old Bot" });
    await hold();

    await outbox.pass("25 hours");
    expect(await outbox.queueDigest()).toBe(false);
    await outbox.deliver("email");
    expect(mail.mails).toEqual([]);

    expect(await resendFailed(api.database)).toBe(2);
    await outbox.deliver("email");
    expect(mail.mails).toHaveLength(2);
    expect(mail.mails.map(({ body }) => body).join("\n")).toMatch(/^ID \d+: Old Bot, /m);
  });

  test("the next digest lists only spam that arrived after it", async () => {
    await submit();
    await submit({ ...spam, fullName: "Old Bot" });
    await hold();
    await submit({ ...spam, fullName: "New Bot" });

    await outbox.pass("25 hours");
    expect(await outbox.queueDigest()).toBe(true);
    await outbox.deliver("email");

    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.body).toContain("New Bot");
    expect(mail.mails[0]?.body).not.toContain("Old Bot");
  });
});

test("a missing off-site backup is mailed, with what to do, and counts as a delivery", async () => {
  await api.database("channelDeliveries").delete();
  await warnOwnerOn(["email", "webhook"])(api.database);

  await outbox.deliver("email");

  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]?.headers).toMatch(/^Subject: No off-site backup since yesterday$/im);
  expect(mail.mails[0]?.body).toContain("make status");
  expect(await api.database("channelDeliveries").pluck("channel")).toEqual(["email"]);
});
