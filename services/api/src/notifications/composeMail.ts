import type { Business } from "@ridgeline/contract/business";
import { directionsTo } from "@ridgeline/contract/directions";
import { formats } from "@ridgeline/contract/formats";
import { formatPhone, toDialable } from "@ridgeline/contract/phone";
import { quarantinePath, QUOTE_REQUESTS_PATH, requestPath } from "@ridgeline/contract/requestPath";
import escapeHtml from "escape-html";
import type { DigestKind, Letterhead, NotifiedRequest } from "./notification";
import {
  type Fact,
  oneLine,
  pageAddress,
  requestFacts,
  sentFrom,
  serviceLabel,
} from "./requestFacts";

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

type Digest = { kind: DigestKind; requests: readonly NotifiedRequest[]; more: number };

const WORDING = {
  digest: {
    label: "Maybe spam",
    mark: "[maybe spam] ",
    titleOf: (count: number) =>
      `${count === 1 ? "1 quote request was" : `${count} quote requests were`} set aside`,
    why: "A field that people do not see was filled in. Programs do that, and sometimes a browser. Is one of them real? Then move it to your quote requests",
    path: quarantinePath,
  },
  "more-requests": {
    label: "New estimate requests",
    mark: "",
    titleOf: (count: number) => (count === 1 ? "1 more request" : `${count} more requests`),
    why: "So many came in within an hour that these are in one message. All of them are in your list",
    path: QUOTE_REQUESTS_PATH,
  },
} as const;

/** Lists the requests of a digest (`more` of them are only counted), and where they are. */
export function composeDigestMail(
  { kind, requests, more }: Digest,
  { business, address }: Letterhead,
): Mail {
  const { label, mark, titleOf, why, path } = WORDING[kind];
  const title = titleOf(requests.length + more);
  const list = pageAddress(address, path);
  const rest = more > 0 ? [`and ${more} more`] : [];
  const entries = requests.map((request) => entryOf(request, business));
  const text = [
    `${title}.`,
    ...(list === undefined ? [`${why}, in the admin area.`] : [`${why}:`, "", list]),
    "",
    ...entries.flatMap(({ who, details }) => [who, details, ""]),
    ...rest,
    "",
  ];
  const content = [
    eyebrow(label),
    heading(title),
    ...(list === undefined
      ? [words(`${why}, in the admin area.`)]
      : [words(`${why}:`), `<p style="margin:16px 0 0">${textLink("Look at them", list)}</p>`]),
    ...entries.map(({ who, details }) => `${rule()}${eyebrow(who)}${words(details)}`),
    ...rest.map((line) => `${rule()}${eyebrow(line)}`),
  ].join("\n");
  return {
    subject: `${mark}${title}`,
    text: text.join("\n"),
    html: layoutMail(
      { title, preview: why, content, footer: escapeHtml(`Sent from ${sentFrom(address)}`) },
      business,
    ),
  };
}

function entryOf(request: NotifiedRequest, business: Business): { who: string; details: string } {
  const who = `ID ${request.id}: ${oneLine(request.fullName, 100)}, ${formatPhone(request.phone)}, ${oneLine(serviceLabel(request, business), 60)}`;
  return { who, details: oneLine(request.projectDetails, 300) };
}

/** HTML, except for the title and the preview, which an inbox shows next to the subject. */
type MailParts = { title: string; preview: string; content: string; footer: string };

/** One column of tables with inline styles, which every mail program can lay out, from 320 px wide. */
export function layoutMail(
  { title, preview, content, footer }: MailParts,
  { shortName }: Business,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}${nightStyles}</style>
</head>
<body ${paint("page", "margin:0;padding:0;-webkit-text-size-adjust:100%;")}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${paint("page", `font:16px/1.5 ${font.sans};`)}>
<tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td style="padding:0 4px 16px">${brand(shortName)}</td></tr>
<tr><td ${paint("sheet", "border-width:1px;border-style:solid;border-radius:16px;padding:24px 20px 20px;overflow-wrap:anywhere;word-break:break-word;")}>
${content}
</td></tr>
<tr><td ${paint("muted", "padding:16px 4px 0;font-size:14px;overflow-wrap:anywhere;word-break:break-word;")}>${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The logo's name inside a mail; createMailSender attaches it, since mail programs block external pictures. */
export const LOGO = "logo";

function brand(shortName: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding-right:12px"><img src="cid:${LOGO}" alt="" width="44" height="44" style="display:block;border:0;border-radius:10px"></td>
<td ${paint("ink", `font:bold 20px/1.2 ${font.serif};`)}>${escapeHtml(shortName)}</td>
</tr></table>`;
}

type Paint = Record<string, readonly [day: string, night: string]>;

/**
 * A mail's colors, in light and dark mode: values of the site's theme (services/web/src/theme.ts and ground.ts),
 * which a mail cannot import.
 */
const roles = {
  page: { "background-color": ["#FBF5E9", "#0F211A"], color: ["#2B3B33", "#F6EFE0"] },
  sheet: { "background-color": ["#FFFDF8", "#142C23"], "border-color": ["#E2D6BF", "#45695B"] },
  ink: { color: ["#14251E", "#F6EFE0"] },
  muted: { color: ["#566058", "#C9D6CB"] },
  rule: { "border-color": ["#E2D6BF", "#45695B"] },
  link: { color: ["#a14a1d", "#f2b68a"] },
  solid: { "background-color": ["#a14a1d", "#f2b68a"], color: ["#ffffff", "#0F211A"] },
  line: { "border-color": ["#a14a1d", "#f2b68a"], color: ["#a14a1d", "#f2b68a"] },
} as const satisfies Record<string, Paint>;

type Role = keyof typeof roles;

/** Mail programs know few fonts; these resemble the site's. */
const font = {
  serif: "Georgia,'Times New Roman',serif",
  sans: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;

/** The attributes of a colored element. Styles are inline, since many mail programs read no others. */
function paint(role: Role, style = ""): string {
  return `class="${role}" style="${declare(roles[role], 0)}${style}"`;
}

/** For programs that darken by themselves and for those that ask: `!important` overrides the inline styles. */
const nightStyles = `@media (prefers-color-scheme:dark){${Object.entries(roles)
  .map(([role, painted]) => `.${role}{${declare(painted, 1, " !important")}}`)
  .join("")}}`;

function declare(painted: Paint, time: 0 | 1, weight = ""): string {
  return Object.entries(painted)
    .map(([property, values]) => `${property}:${values[time]}${weight};`)
    .join("");
}

export function heading(text: string): string {
  return `<h1 dir="auto" ${paint("ink", `margin:0 0 16px;font:bold 26px/1.2 ${font.serif};`)}>${escapeHtml(text)}</h1>`;
}

export function eyebrow(text: string): string {
  return `<p ${paint("muted", "margin:0 0 4px;font-size:14px;")}>${escapeHtml(text)}</p>`;
}

/** Text that people wrote: with their line breaks, in the direction of their language. */
export function words(text: string): string {
  const lines = escapeHtml(text).replaceAll(/\r?\n/g, "<br>");
  return `<p dir="auto" style="margin:0;overflow-wrap:anywhere;word-break:break-word">${lines}</p>`;
}

function textLink(text: string, href: string): string {
  return `<a href="${escapeHtml(href)}" ${paint("link", "font-weight:600;")}>${escapeHtml(text)}</a>`;
}

/** Space above the next part. */
function rule(): string {
  return `<hr ${paint("rule", "margin:20px 0;border-width:1px 0 0;border-style:solid;height:0;")}>`;
}

type Press = { text: string; href: string };

/** The primary action. */
function mainButton(press: Press): string {
  return table(
    `<td align="center" ${paint("solid", "border-radius:12px;")}>${link(press, "solid", "padding:18px 12px;font-size:20px;border-radius:12px;")}</td>`,
  );
}

/** Secondary actions, side by side and equally wide: with explicit widths they would leave no room for the gap. */
function buttonRow(presses: readonly Press[]): string {
  const cells = presses.map(
    (press) =>
      `<td align="center" ${paint("line", "border-width:2px;border-style:solid;border-radius:12px;")}>${link(press, "line", "padding:13px 8px;font-size:16px;")}</td>`,
  );
  return `<div style="height:12px;line-height:12px">&nbsp;</div>${table(cells.join('<td width="12" style="width:12px;font-size:0">&nbsp;</td>'))}`;
}

/** The whole button is the link, 52 px high at least. */
function link({ text, href }: Press, role: "solid" | "line", style: string): string {
  return `<a href="${escapeHtml(href)}" ${paint(role, `display:block;font-weight:bold;line-height:24px;text-decoration:none;${style}`)}>${escapeHtml(text)}</a>`;
}

function table(cells: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:separate;table-layout:fixed"><tr>${cells}</tr></table>`;
}
