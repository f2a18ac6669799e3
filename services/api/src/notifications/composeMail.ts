import type { Business } from "@ridgeline/contract/business";
import {
  comingSpecialDays,
  formatDay,
  formatHours,
  groupHours,
  timeZoneOf,
} from "@ridgeline/contract/hours";
import { formats } from "@ridgeline/contract/jsonSchema";
import { firstName } from "@ridgeline/contract/personName";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import { addressLines, directionsTo } from "@ridgeline/contract/place";
import { OTHER } from "@ridgeline/contract/quoteFields";
import { requestPath } from "@ridgeline/contract/quoteRequest";
import {
  type Content,
  type Letterhead,
  type NotifiedRequest,
  offeredLabel,
  oneLine,
  requestFacts,
  serviceLabel,
} from "./notification";
import { layOut, type Mail, type Paragraph } from "./layOutMail";

export function composeMail(content: Content, letterhead: Letterhead): Mail {
  if ("request" in content) {
    const mark = content.kind === "test" ? "Test: " : "";
    return composeRequestMail(content.request, letterhead, mark);
  }
  const { text, forOperator, path } = content.notice;
  const title = oneLine(content.notice.title, 100);
  const paragraphs = [
    linesOf(text),
    forOperator === undefined ? [] : [{ text: forOperator }],
    path === undefined || letterhead.address === undefined
      ? []
      : [{ text: "Open it", href: letterhead.address + path }],
  ];
  return layOut(title, title, paragraphs, `Sent from ${sourceOf(letterhead)}`, letterhead);
}

/** The owner can call back from the mail, and a reply goes to the visitor. */
function composeRequestMail(request: NotifiedRequest, letterhead: Letterhead, mark: string): Mail {
  const { id, email, fullName, phone, address, projectDetails } = request;
  const { business } = letterhead;
  const name = oneLine(fullName, 200);
  const service = oneLine(serviceLabel(request, business), 60);
  const directions: Paragraph = address
    ? [{ text: "Directions", href: directionsTo(address), isButton: true }]
    : [];
  const link = letterhead.address && letterhead.address + requestPath(id);
  const mail = layOut(
    `${mark}Estimate request: ${service}, ${oneLine(address ?? fullName, 80)}`,
    name,
    [
      [...callOrText(phone), ...directions],
      requestFacts(request, business),
      linesOf(projectDetails),
      link === undefined ? [] : [{ text: "Open this request", href: link }],
    ],
    `Request ${id}, sent from ${sourceOf(letterhead)}`,
    letterhead,
  );
  if (email === null || !formats.email(email)) return mail;
  return { ...mail, replyTo: { name: oneLine(fullName, 100), address: email } };
}

function callOrText(phone: string): Paragraph {
  const [shown, dialable] = [formatPhone(phone), toDialable(phone)];
  return [
    { text: `Call ${shown}`, href: `tel:${dialable}`, isButton: true },
    { text: `Text ${shown}`, href: `sms:${dialable}`, isButton: true },
  ];
}

function linesOf(words: string): Paragraph {
  return words.split(/\r\n|[\r\n\u2028\u2029]/).map((text) => ({ text }));
}

function sourceOf({ address }: Letterhead, unnamed = "your website"): string {
  return address ?? unnamed;
}

/**
 * Tells a customer that the request has arrived, and what happens next. It may reach somebody who has never heard of the
 * site, so nothing that the visitor could word is in it, but for a first name.
 */
export function composeConfirmation(request: NotifiedRequest, letterhead: Letterhead): Mail {
  const { business } = letterhead;
  const { name, shortName, email, phone, words } = business;
  const steps = words.steps.filter(({ title }, at) => at > 0 || /^we\b/i.test(title)); // the first is what he has done
  const site = sourceOf(letterhead, "our website");
  const paragraphs = [
    [{ text: helloTo(request.fullName) }],
    [{ text: thanksFor(request, business) }],
    steps.length === 0 ? [] : [{ text: "What happens next:" }],
    steps.map(({ title, text }, index) => ({ label: `${index + 1}. ${title}`, text })),
    [
      {
        text: `To add something, ${email === undefined ? "" : "reply to this mail, "}call or text:`,
      },
    ], // "urgent" beside "reply" counts as spam
    callOrText(phone),
    hoursOf(business),
    [name, ...addressLines(business)].map((text) => ({ text })),
  ].filter((paragraph) => paragraph.length > 0);
  const source = `You get this because somebody gave your address when asking for an estimate on ${site}. If it was not you, there is nothing to do.`;
  const heading = "We have your request";
  const mail = layOut(`${shortName} has your request`, heading, paragraphs, source, letterhead);
  return { ...mail, ...(email !== undefined && { replyTo: { name, address: email } }) };
}

/** As if by hand. Names only a kind of work that the business offers, since whoever posts a request may name any other. */
function thanksFor(request: NotifiedRequest, business: Business): string {
  const { repliesWithin } = business;
  const offered = request.serviceType === OTHER ? undefined : offeredLabel(request, business);
  const what = offered === undefined ? "for an estimate" : `about ${offered}`;
  const timeZone = timeZoneOf(business);
  const { createdAt } = request;
  const day = createdAt.toLocaleDateString("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone,
  });
  const time = createdAt.toLocaleTimeString("en-US", { timeStyle: "short", timeZone });
  const promise = repliesWithin ? `, and we will get back to you within ${repliesWithin}` : "";
  return `Thank you for asking us ${what}. Your request reached us on ${day}, at ${time}${promise}.`;
}

/**
 * Alphabets with what their words are made of. Of scripts without them, twenty signs are a sentence; and some letters look like
 * a dot, even in Latin.
 */
const ALPHABETS: readonly [string, string][] = [
  ["[\\p{Lu}\\p{Ll}]", "Latin Greek Cyrillic Armenian Georgian"],
  ["\\p{Lo}", "Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam"],
];
const NAMES = ALPHABETS.flatMap(([kind, scripts]) =>
  scripts.split(" ").map((script) => {
    const letter = `(?=${kind})\\p{Script=${script}}[\\p{Mn}\\p{Mc}]{0,2}`;
    const word = `${letter}(['’ʼ‘]?${letter})*`;
    return new RegExp(`^${word}(\\p{Pd}${word})?$`, "u"); // linear: each letter can be read in one way
  }),
);

/** By the first name, if it is too short for a message: twenty letters, one hyphen. */
function helloTo(fullName: string): string {
  const name = firstName(fullName);
  const isShort = (name.match(/\p{L}/gu) ?? []).length <= 20;
  return isShort && NAMES.some((pattern) => pattern.test(name)) ? `Hello ${name},` : "Hello,";
}

/** As in the site's footer. */
function hoursOf(business: Business): Paragraph {
  const { hours, specialDays, emergency } = business;
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: timeZoneOf(business) }); // "2026-11-23"
  return [
    ...groupHours(hours).map(({ label, open }) => ({ label, text: formatHours(open) })),
    ...comingSpecialDays(specialDays, today).map(({ date, label, open }) => ({
      label: `${label}, ${formatDay(date)}`,
      text: formatHours(open),
    })),
    ...(emergency === undefined ? [] : [{ label: "Emergency repairs", text: emergency }]),
  ];
}
