import type { Business } from "@ridgeline/contract/business";
import { directionsTo } from "@ridgeline/contract/directions";
import { formats } from "@ridgeline/contract/formats";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import { requestPath } from "@ridgeline/contract/requestPath";
import escapeHtml from "escape-html";
import type { Letterhead, NotifiedRequest } from "./notification";
import {
  type Fact,
  oneLine,
  pageAddress,
  requestFacts,
  sentFrom,
  serviceLabel,
} from "./requestFacts";
import { layoutMail } from "./layoutMail";
import {
  buttonRow,
  eyebrow,
  heading,
  mainButton,
  paint,
  rule,
  textLink,
  words,
} from "./mailStyles";

/** The readable parts of a mail; createMailSender adds the envelope and the logo. */
export type Mail = Readonly<{
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
}>;

/** About one quote request: the owner can call back from the lock screen, and a reply goes to the visitor. */
export function composeRequestMail(request: NotifiedRequest, letterhead: Letterhead): Mail {
  const { email, fullName } = request;
  const hasAddress = email !== null && formats.email(email);
  return {
    subject: subjectOf(request, letterhead.business),
    text: textOf(request, letterhead),
    html: htmlOf(request, letterhead),
    ...(hasAddress && { replyTo: { name: oneLine(fullName, 100), address: email } }),
  };
}

function subjectOf(request: NotifiedRequest, business: Business): string {
  const place = request.address ?? request.fullName;
  return `Estimate request: ${oneLine(serviceLabel(request, business), 60)}, ${oneLine(place, 80)}`;
}

/** Phones turn the number into a link automatically. */
function textOf(request: NotifiedRequest, letterhead: Letterhead): string {
  const facts = requestFacts(request, letterhead.business).map(
    ({ label, value }) => `${label}: ${value}`,
  );
  const { address } = request;
  const link = pageAddress(letterhead.address, requestPath(request.id));
  return [
    `${oneLine(request.fullName, 200)}, ${formatPhone(request.phone)}`,
    "",
    ...facts,
    "",
    request.projectDetails,
    "",
    ...(address ? [`Directions: ${directionsTo(address)}`] : []),
    ...(link === undefined ? [] : [`Open this request: ${link}`]),
    "",
    sourceOf(request, letterhead),
    "",
  ].join("\n");
}

function htmlOf(request: NotifiedRequest, letterhead: Letterhead): string {
  const { business } = letterhead;
  const link = pageAddress(letterhead.address, requestPath(request.id));
  const { fullName, phone, address, projectDetails } = request;
  const dialable = toDialable(phone);
  const content = [
    eyebrow("New estimate request"),
    heading(oneLine(fullName, 200)),
    mainButton({ text: `Call ${formatPhone(phone)}`, href: `tel:${dialable}` }),
    buttonRow([
      { text: "Text", href: `sms:${dialable}` },
      ...(address ? [{ text: "Directions", href: directionsTo(address) }] : []),
    ]),
    rule(),
    factTable(requestFacts(request, business)),
    rule(),
    words(projectDetails),
    ...(link === undefined ? [] : [rule(), textLink("Open this request", link)]),
  ].join("\n");
  return layoutMail(
    {
      title: subjectOf(request, business),
      preview: oneLine(projectDetails, 120),
      content,
      footer: escapeHtml(sourceOf(request, letterhead)),
    },
    business,
  );
}

function factTable(facts: readonly Fact[]): string {
  const rows = facts.map(
    ({ label, value, href }) =>
      `<tr><td width="96" valign="top" ${paint("muted", "padding:3px 12px 3px 0;")}>${label}</td><td dir="auto" style="padding:3px 0;overflow-wrap:anywhere;word-break:break-word">${href === undefined ? escapeHtml(value) : textLink(value, href)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed">${rows.join("")}</table>`;
}

function sourceOf({ id }: NotifiedRequest, { address }: Letterhead): string {
  return `Request ${id}, sent from ${sentFrom(address)}`;
}
