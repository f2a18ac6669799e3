import { formats } from "@ridgeline/contract/jsonSchema";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import { directionsTo } from "@ridgeline/contract/place";
import { requestPath } from "@ridgeline/contract/quoteRequest";
import escapeHtml from "escape-html";
import type { Content, Letterhead, NotifiedRequest } from "./notification";
import { type Line, oneLine, requestFacts, serviceLabel } from "./requestFacts";

/** The readable parts of a mail; createMailSender adds the envelope. */
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
    { text: `Call ${formatPhone(phone)}`, href: `tel:${dialable}` },
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

export function sourceOf({ address }: Letterhead, unnamed = "your website"): string {
  return address ?? unnamed;
}

/** The same as plain text and as plain HTML, which every mail program shows in its own type and colors. */
export function layOut(
  subject: string,
  heading: string,
  paragraphs: readonly Paragraph[],
  { business }: Letterhead,
): Mail {
  const shown = paragraphs.filter((lines) => lines.length > 0);
  const blocks = shown.map((lines) => `<p dir="auto">${lines.map(toHtml).join("<br>\n")}</p>`);
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
function toHtml({ label, text, href }: Line): string {
  const words = escapeHtml(text);
  const shown =
    href === undefined
      ? words
      : `<a href="${escapeHtml(href)}" style="display:inline-block;padding:10px 0">${words}</a>`;
  return label === undefined ? shown : `${escapeHtml(label)}: ${shown}`;
}

/** Terminals and some mail programs obey ESC, BEL and the like, which visitors can send. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}
