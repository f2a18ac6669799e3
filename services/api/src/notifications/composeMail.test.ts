import { fullQuote, noOptionalAnswers } from "../../../../contract/test/quoteRequests";
import { sampleBusiness } from "../business/sampleBusiness";
import { paletteOf } from "@ridgeline/contract/palette";
import { composeConfirmation, composeMail } from "./composeMail";
import type { Letterhead, NotifiedRequest } from "./notification";

const site: Letterhead = { business: sampleBusiness, address: "https://oak.example" };
const request: NotifiedRequest = { ...fullQuote, createdAt: new Date(fullQuote.createdAt) };

const compose = (about: NotifiedRequest, letterhead = site) =>
  composeMail({ kind: "quote-request", request: about }, letterhead);

const DIRECTIONS =
  "https://www.google.com/maps/dir/?api=1&destination=48+Auraria+Road%2C+Dahlonega";
const OPEN = "https://oak.example/admin/quote-requests#request-114";

test("the mail about a request states each fact in plain text and in HTML with a head in the ground's color, and buttons that Outlook draws, of which Call is filled", () => {
  const { subject, text, html } = compose(request);

  expect(subject).toBe("Estimate request: Roofing & Roof Repair, 48 Auraria Road, Dahlonega");
  expect(text).toBe(`Jane Holcomb

Call (706) 555-0117
Text (706) 555-0117
Directions: ${DIRECTIONS}

Service Type: Roofing & Roof Repair
Timing: ASAP
Budget: $1,000 - $5,000
Email: jane.holcomb@example.com
Address: 48 Auraria Road, Dahlonega

A stain on the bedroom ceiling.
Near the chimney.

Open this request: ${OPEN}

Request 114, sent from https://oak.example
`);
  const shown = html.matchAll(
    /<td[^>]*background-color:([^;]*);[^>]*>(?:<a href="([^"]*)"[^>]*>)?([^<]*)/g,
  );
  expect([...shown].map(([, ...cell]) => cell)).toEqual([
    ["#1b3a2f", undefined, "Ridgeline Home &amp; Property"],
    ["#a14a1d", "tel:+17065550117", "Call (706) 555-0117"],
    ["#f7e6d8", "sms:+17065550117", "Text (706) 555-0117"],
    ["#f7e6d8", DIRECTIONS.replace("&", "&amp;"), "Directions"],
  ]);
  for (const part of [
    "<b>Timing:</b> ASAP",
    '<a href="mailto:jane.holcomb@example.com">jane.holcomb@example.com</a>',
    `<a href="${OPEN}">Open this request</a>`,
  ])
    expect(html).toContain(part);
  const cells = html.match(/<(td|table)[^>]*font-family[^>]*>/g) ?? [];
  expect(cells.map((cell) => cell.includes("word-break:break-word"))).toEqual([true, true, true]);
});

test("a mail leaves out what the visitor left empty, an address that cannot be replied to, and links to a site without an address", () => {
  const { text, html } = compose(
    { ...request, ...noOptionalAnswers },
    { ...site, address: undefined },
  );

  expect(html.match(/<a /g)).toHaveLength(2);
  expect(text).not.toMatch(/Directions|Timing|Budget|Email|Address|Open|null/);
  expect(text).toMatch(/\n\nRequest 114, sent from your website\n$/);
  for (const email of [null, "", "ann@example"])
    expect(compose({ ...request, email })).not.toHaveProperty("replyTo");
  const notice = { title: "A review", text: "Good.", path: "/admin" };
  const unnamed = { ...site, address: undefined };
  const ofReview = composeMail({ kind: "review", notice }, unnamed);
  expect(ofReview.text).toBe("A review\n\nGood.\n\nSent from your website\n");
});

test("the mail about a request escapes what visitors write, who bring no headers, encoded words and control characters, and lets each text choose its direction", () => {
  const mail = compose({
    ...request,
    fullName: "=?q?Ann?=\r\nBcc: victim@example.com\r\n\r\n<b>\u001b[31m",
    serviceType: "=?utf-8?q?hi?=",
    address: "x\nBcc: <i>'\u2028\u202e\u009b",
    projectDetails: '</p><script>\u001b]0;leaks\u0007 badly.\r\n\tAbove & "below".',
  });

  expect(mail.subject).toBe("Estimate request: = ?utf-8?q?hi?=, x Bcc: <i>'");
  expect(mail.replyTo?.name).toBe("= ?q?Ann?= Bcc: victim@example.com <b> [31m");
  expect(mail.text).toContain('\n</p><script>]0;leaks badly.\n\tAbove & "below".\n');
  const paragraphs = mail.html.matchAll(/<(?:h1|p) dir="auto" [^>]*>(.*)<\/(?:h1|p)>/g);
  expect([...paragraphs].map(([, words]) => words)).toEqual(
    expect.arrayContaining([
      "= ?q?Ann?= Bcc: victim@example.com &lt;b&gt; [31m",
      "<b>Address:</b> x Bcc: &lt;i&gt;&#39;",
      "&lt;/p&gt;&lt;script&gt;]0;leaks badly.",
      "\tAbove &amp; &quot;below&quot;.",
    ]),
  );
  expect(mail.text + mail.html).not.toMatch(/[^\P{Cc}\n\t]/u);
});

test("the mail about a request cuts long answers where they must fit on a line", () => {
  const mail = compose({
    ...request,
    fullName: "n".repeat(200),
    address: "a".repeat(500),
    serviceType: "s".repeat(61), // that the business no longer has
  });

  expect(mail.subject).toBe(`Estimate request: ${"s".repeat(59)}…, ${"a".repeat(79)}…`);
  expect(mail.replyTo?.name).toBe(`${"n".repeat(99)}…`);
  expect(mail.text).toContain(`Address: ${"a".repeat(500)}\n`);
});

test.each([
  ["#ffffff", "#0c2340"],
  ["#111111", "#111111"],
])("a mail's button of %s is as the site's, with the edge %s", (accent, line) => {
  const business = { ...sampleBusiness, colors: { ground: "#0c2340", accent } };

  const { html } = compose(request, { ...site, business });

  const [, ...drawn] =
    /class="button" style="background-color:(#\w+);border:1px solid (#\w+);.*?color:(#\w+)/.exec(
      html,
    ) ?? [];
  expect(drawn).toEqual([accent, line, paletteOf(business.colors)["fill-ink"]]);
  expect(html).toContain("@media (prefers-color-scheme:dark){.button{border-color:#999999");
});

const answer = (about: object = {}, business: object = {}) =>
  composeConfirmation(
    { ...request, fullName: "Ann Lee", ...about },
    { ...site, business: { ...sampleBusiness, ...business } },
  );

test("a customer's mail is headed by the business as a sentence names it, and keeps a first step that is the business's", () => {
  const steps = [{ title: "We call you", text: "Today." }];

  const { subject, text } = answer(
    {},
    { shortName: "Greener Pastures", words: { ...sampleBusiness.words, steps } },
  );

  expect(subject).toBe("Greener Pastures has your request");
  expect(text).toContain("\n\n1. We call you: Today.\n\n");
});

// Each word: SpamAssassin counts "urgent" beside "reply".
test("the answer to a customer says what happens next, by when, and how to reach the business, each special day until it ends in the business's time zone, and nothing that the visitor wrote", () => {
  jest.useFakeTimers({ now: new Date("2026-11-27T04:59:00Z") });
  const createdAt = new Date("2026-11-28T02:21:00Z");
  const specialDays = [
    { date: "2026-11-25", label: "Stocktaking" },
    { date: "2026-11-26", label: "Thanksgiving" },
  ];

  const { text, html } = answer({ createdAt, serviceType: "roofing" }, { specialDays });
  jest.useRealTimers();

  expect(html).not.toMatch(/<img|<link|<script|src=|url\(|href="http|0117|ASAP|Auraria|stain/);
  expect(text).toMatch(
    new RegExp(
      String.raw`^We have your request

Hello Ann,

Thank you for asking us about Roofing & Roof Repair\. Your request reached us on Friday, November 27, at 9:21.PM, and we will get back to you within 24 hours\.

What happens next:

1\. We answer: By phone, email or text, as you like\.
2\. We come and look: Then you get a final price in writing, before any work\.

To add something, reply to this mail, call or text:

Call \(706\) 555-0142
Text \(706\) 555-0142

Monday-Friday: 8:00 AM - 6:00 PM
Saturday: 9:00 AM - 4:00 PM
Sunday: Closed
Thanksgiving, Nov 26: Closed
Emergency repairs: 24/7

Ridgeline Home & Property
214 Mill Race Lane
Dahlonega, GA 30533

You get this because .* on https://oak\.example\. If it was not you, there is nothing to do\.
$`,
    ),
  );
});

test.each(["Buy pills at evil.example", "other"])(
  "the answer to a customer does not mention the kind of work %j, nor when it replies if the business does not say so",
  (serviceType) => {
    expect(answer({ serviceType }, { repliesWithin: undefined }).text).toMatch(
      /^Thank you for asking us for an estimate\. .* [AP]M\.$/m,
    );
  },
);

test.each([
  ["محمد علي", "Hello محمد,"],
  ["d'Arcy-O’Neil Smith", "Hello d'Arcy-O’Neil,"],
  ["x".repeat(20), `Hello ${"x".repeat(20)},`],
  ["x".repeat(21), "Hello,"],
  ["恭喜您中奖了请立即添加微信客服领取奖金", "Hello,"],
  ["evilꓸcomꓸclaim", "Hello,"],
  ["Aлексей", "Hello,"], // the first letter is Latin
  ["Nguye\u0302\u0303n Van", "Hello Nguye\u0302\u0303n,"],
  ["Zo\u0300\u0301\u0302e", "Hello,"],
])("the answer to a customer greets %j with %j", (fullName, greeting) => {
  expect(answer({ fullName }).text).toContain(`\n\n${greeting}\n\n`);
});
