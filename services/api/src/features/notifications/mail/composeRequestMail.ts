import { formats } from "@ridgeline/contract/formats";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import type { Site } from "@ridgeline/contract/site";
import escapeHtml from "escape-html";
import type { NotifiedRequest } from "../notification";
import { oneLine, requestFacts, serviceLabel } from "./requestFacts";

/** What people read of a mail; createMailSender adds the envelope. */
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

function textOf(request: NotifiedRequest, site: Site): string {
  const facts = requestFacts(request).map(({ label, value }) => `${label}: ${value}`);
  return [
    `${oneLine(request.fullName, 200)}, ${formatPhone(request.phone)}`,
    telLink(request.phone),
    "",
    ...facts,
    "",
    request.projectDetails,
    "",
    `All requests: ${adminAddress(site)}`,
    `Request ${request.id}, sent from ${site.url}`,
    "",
  ].join("\n");
}

function htmlOf(request: NotifiedRequest, site: Site): string {
  const rows = requestFacts(request).map(
    ({ label, value }) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#5c665f">${label}</td><td>${escapeHtml(value)}</td></tr>`,
  );
  const phone = escapeHtml(formatPhone(request.phone));
  return `<!doctype html>
<html lang="en"><body style="font:16px/1.5 sans-serif;color:#1d2b24">
<p style="font-size:20px"><b>${escapeHtml(request.fullName)}</b><br>
<a href="${escapeHtml(telLink(request.phone))}">Call ${phone}</a></p>
<table style="border-collapse:collapse">${rows.join("")}</table>
<p style="white-space:pre-wrap">${escapeHtml(request.projectDetails)}</p>
<p><a href="${escapeHtml(adminAddress(site))}">All requests</a></p>
<p style="color:#5c665f">Request ${request.id}, sent from ${escapeHtml(site.url)}</p>
</body></html>
`;
}

function telLink(phone: string): string {
  return `tel:${toDialable(phone)}`;
}

function adminAddress(site: Site): string {
  return new URL("/admin/quote-requests", site.url).href;
}
