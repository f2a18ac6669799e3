import { directionsTo } from "@ridgeline/contract/directions";
import { formats } from "@ridgeline/contract/formats";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import type { Site } from "@ridgeline/contract/site";
import escapeHtml from "escape-html";
import type { NotifiedRequest } from "../notification";
import { type Fact, oneLine, requestAddress, requestFacts, serviceLabel } from "../requestFacts";
import { layoutMail } from "./layoutMail";
import { buttonRow, eyebrow, heading, mainButton, paint, rule, textLink, words } from "./mailLook";

/** What people read of a mail; createMailSender adds the envelope and the logo. */
export type Mail = Readonly<{
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
}>;

/** About one quote request: the owner can call back from the lock screen, and a reply goes to the visitor. */
export function composeRequestMail(request: NotifiedRequest, site: Site): Mail {
  const { email, fullName } = request;
  const hasAddress = email !== null && formats.email(email);
  return {
    subject: subjectOf(request),
    text: textOf(request, site),
    html: htmlOf(request, site),
    ...(hasAddress && { replyTo: { name: oneLine(fullName, 100), address: email } }),
  };
}

function subjectOf(request: NotifiedRequest): string {
  const place = request.address ?? request.fullName;
  return `Estimate request: ${oneLine(serviceLabel(request), 60)}, ${oneLine(place, 80)}`;
}

/** Phones turn the number into a link by themselves. */
function textOf(request: NotifiedRequest, site: Site): string {
  const facts = requestFacts(request).map(({ label, value }) => `${label}: ${value}`);
  const { address } = request;
  return [
    `${oneLine(request.fullName, 200)}, ${formatPhone(request.phone)}`,
    "",
    ...facts,
    "",
    request.projectDetails,
    "",
    ...(address ? [`Directions: ${directionsTo(address)}`] : []),
    `Open this request: ${requestAddress(request, site)}`,
    "",
    sourceOf(request, site),
    "",
  ].join("\n");
}

function htmlOf(request: NotifiedRequest, site: Site): string {
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
    factTable(requestFacts(request)),
    rule(),
    words(projectDetails),
    rule(),
    textLink("Open this request", requestAddress(request, site)),
  ].join("\n");
  return layoutMail(
    {
      title: subjectOf(request),
      preview: oneLine(projectDetails, 120),
      content,
      footer: escapeHtml(sourceOf(request, site)),
    },
    site,
  );
}

function factTable(facts: readonly Fact[]): string {
  const rows = facts.map(
    ({ label, value, href }) =>
      `<tr><td width="96" valign="top" ${paint("muted", "padding:3px 12px 3px 0;")}>${label}</td><td dir="auto" style="padding:3px 0;overflow-wrap:anywhere;word-break:break-word">${href === undefined ? escapeHtml(value) : textLink(value, href)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed">${rows.join("")}</table>`;
}

function sourceOf(request: NotifiedRequest, site: Site): string {
  return `Request ${request.id}, sent from ${site.url}`;
}
