import type { Business } from "@ridgeline/contract/business";
import { sampleColors } from "@ridgeline/contract/colors";
import { comingSpecialDays, formatDay, formatHours, groupHours } from "@ridgeline/contract/hours";
import { formats } from "@ridgeline/contract/jsonSchema";
import { firstName } from "@ridgeline/contract/personName";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import { paletteOf } from "@ridgeline/contract/palette";
import { addressLines, directionsTo } from "@ridgeline/contract/place";
import { requestPath } from "@ridgeline/contract/quoteRequest";
import {
  type Content,
  type Letterhead,
  type Line,
  type NotifiedRequest,
  oneLine,
  requestFacts,
  serviceLabel,
} from "./notification";
import escapeHtml from "escape-html";

/** The readable parts of a mail; mail.ts adds the envelope. */
export type Mail = Readonly<{
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
}>;

type Paragraph = readonly Line[];

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
    [{ text: `Sent from ${sourceOf(letterhead)}` }],
  ];
  return layOut(title, title, paragraphs, letterhead);
}

/** The owner can call back from the mail, and a reply goes to the visitor. */
function composeRequestMail(request: NotifiedRequest, letterhead: Letterhead, mark: string): Mail {
  const { id, email, fullName, phone, address, projectDetails } = request;
  const { business } = letterhead;
  const name = oneLine(fullName, 200);
  const service = oneLine(serviceLabel(request, business), 60);
  const dialable = toDialable(phone);
  const actions: Line[] = [
    { text: `Call ${formatPhone(phone)}`, href: `tel:${dialable}`, isButton: true },
    { text: `Text ${formatPhone(phone)}`, href: `sms:${dialable}` },
    ...(address ? [{ text: "Directions", href: directionsTo(address) }] : []),
  ];
  const link = letterhead.address && letterhead.address + requestPath(id);
  const mail = layOut(
    `${mark}Estimate request: ${service}, ${oneLine(address ?? fullName, 80)}`,
    name,
    [
      actions,
      requestFacts(request, business),
      linesOf(projectDetails),
      link === undefined ? [] : [{ text: "Open this request", href: link }],
      [{ text: `Request ${id}, sent from ${sourceOf(letterhead)}` }],
    ],
    letterhead,
  );
  if (email === null || !formats.email(email)) return mail;
  return { ...mail, replyTo: { name: oneLine(fullName, 100), address: email } };
}

function linesOf(words: string): Paragraph {
  return words.split(/\r\n|[\r\n\u2028\u2029]/).map((text) => ({ text }));
}

function sourceOf({ address }: Letterhead, unnamed = "your website"): string {
  return address ?? unnamed;
}

/** The same as plain text and as plain HTML, which every mail program shows in its own type and colors. */
function layOut(
  subject: string,
  heading: string,
  paragraphs: readonly Paragraph[],
  { business }: Letterhead,
): Mail {
  const shown = paragraphs.filter((lines) => lines.length > 0);
  const { accent } = business.colors ? paletteOf(business.colors) : sampleColors;
  const blocks = shown.map(
    (lines) => `<p dir="auto">${lines.map((line) => toHtml(line, accent)).join("<br>\n")}</p>`,
  );
  const texts = shown.map((lines) => lines.map(toText).join("\n"));
  return {
    subject,
    text: withoutControls(`${[heading, ...texts].join("\n\n")}\n`),
    html: withoutControls(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="max-width:36rem;margin:0 auto;padding:1rem;font:1rem/1.5 sans-serif;overflow-wrap:anywhere">
<p>${escapeHtml(business.shortName)}</p>
<h1 dir="auto" style="font-size:1.5rem;line-height:1.2">${escapeHtml(heading)}</h1>
${blocks.join("\n")}
</body>
</html>
`),
  };
}

function toText({ label, text, href }: Line): string {
  if (href?.startsWith("http") === true) return `${text}: ${href}`;
  return label === undefined ? text : `${label}: ${text}`;
}

/** Links are as high as a thumb. */
const LINK_STYLE = "display:inline-block;padding:10px 0";
/** Readable in a light mail and in a dark one. */
const BUTTON_STYLE =
  "color:#ffffff;display:inline-block;padding:12px 24px;border-radius:8px;font-weight:bold;text-decoration:none";

function toHtml({ label, text, href, isButton }: Line, accent: string): string {
  const words = escapeHtml(text);
  const style = isButton ? `background:${accent};${BUTTON_STYLE}` : LINK_STYLE;
  const shown =
    href === undefined ? words : `<a href="${escapeHtml(href)}" style="${style}">${words}</a>`;
  return label === undefined ? shown : `${escapeHtml(label)}: ${shown}`;
}

/** Terminals and some mail programs obey ESC, BEL and the like, which visitors can send. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

/**
 * Tells a customer that the request has arrived, and what happens next. It may reach somebody who has never heard of the
 * site, so nothing that the visitor could word is in it, but for a first name.
 */
export function composeConfirmation(request: NotifiedRequest, letterhead: Letterhead): Mail {
  const { business } = letterhead;
  const { name, shortName, email, phone, repliesWithin, words } = business;
  const subject = "We have your request";
  const site = sourceOf(letterhead, "our website");
  const promise = repliesWithin && `We will get back to you within ${repliesWithin}.`;
  const paragraphs: Line[][] = [
    [{ text: greetingOf(request.fullName) }],
    [{ text: `Thank you for asking ${name} for an estimate${workOf(request, business)}.` }],
    promise === undefined ? [] : [{ text: promise }],
    words.steps.map(({ title, text }, index) => ({ label: `${index + 1}. ${title}`, text })),
    [
      { text: "To add something, or if it is urgent, reply to this mail, call or text:" },
      { text: `Call ${formatPhone(phone)}`, href: `tel:${toDialable(phone)}` },
      { text: `Text ${formatPhone(phone)}`, href: `sms:${toDialable(phone)}` },
    ],
    hoursOf(business),
    [name, ...addressLines(business)].map((text) => ({ text })),
    [
      {
        text: `You get this because somebody gave your address when asking for an estimate on ${site}. If it was not you, there is nothing to do.`,
      },
    ],
  ];
  const mail = layOut(subject, subject, paragraphs, letterhead);
  return { ...mail, replyTo: { name: shortName, address: email } };
}

/** By the first name, at most 60 characters of it. */
function greetingOf(fullName: string): string {
  const name = Array.from(firstName(fullName)).slice(0, 60).join("");
  return name === "" ? "Hello," : `Hello ${name},`;
}

/** ": Gutters". Only a kind that the business offers, since whoever posts a request may name any other. */
function workOf({ serviceType }: NotifiedRequest, { serviceTypes }: Business): string {
  const offered = serviceTypes.find(({ value }) => value === serviceType && value !== "other");
  return offered === undefined ? "" : `: ${offered.label}`;
}

/** As in the site's footer. */
function hoursOf({ hours, specialDays, emergency }: Business): Line[] {
  const today = new Date().toISOString().slice(0, 10); // in UTC: in the evening, today is over
  return [
    ...groupHours(hours).map(({ label, open }) => ({ label, text: formatHours(open) })),
    ...comingSpecialDays(specialDays, today).map(({ date, label, open }) => ({
      label: `${label}, ${formatDay(date)}`,
      text: formatHours(open),
    })),
    ...(emergency === undefined ? [] : [{ label: "Emergency repairs", text: emergency }]),
  ];
}
