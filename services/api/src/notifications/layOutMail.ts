import { type Palette, sampleColors } from "@ridgeline/contract/colors";
import { paletteOf } from "@ridgeline/contract/palette";
import type { Letterhead, Line } from "./notification";
import escapeHtml from "escape-html";

/** The readable parts of a mail; mail.ts adds the envelope. */
export type Mail = Readonly<{
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
}>;

/** Some lines, or some buttons. */
export type Paragraph = readonly Line[];

/**
 * The same as plain text and as HTML. That is made of tables with sizes in px, which is what Outlook draws and no mail program
 * drops; words have no color, so that they are readable on any ground. `source` says why it was sent.
 */
export function layOut(
  subject: string,
  heading: string,
  paragraphs: readonly Paragraph[],
  source: string,
  { business }: Letterhead,
): Mail {
  const shown = paragraphs.filter((lines) => lines.length > 0);
  const texts = shown.map((lines) => lines.map(toText).join("\n"));
  const palette = business.colors ? paletteOf(business.colors) : sampleColors;
  return {
    subject,
    text: withoutControls(`${[heading, ...texts, source].join("\n\n")}\n`),
    html: withoutControls(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>@media (prefers-color-scheme:dark){.button{border-color:#999999!important}}</style>
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0">
<table role="presentation" align="center" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="background-color:${palette["ground-800"]};border-bottom:4px solid ${palette.fill};${HEAD}">${escapeHtml(business.name)}</td></tr>
<tr><td style="padding:32px 24px;${TYPE}">
<h1 dir="auto" style="margin:0 0 24px;font-size:26px;line-height:32px">${escapeHtml(heading)}</h1>
${shown.map((lines) => toBlock(lines, palette)).join("\n")}
<p style="${FOOT}">${escapeHtml(source)}</p>
</td></tr>
</table>
</body>
</html>
`),
  };
}

const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;word-break:break-word";
/** Some mail programs do not pass it on into a table. */
const TYPE = `${FONT};font-size:16px;line-height:24px`;
const HEAD = `padding:20px 24px;color:#f6efe0;${FONT};font-size:20px;line-height:28px;font-weight:bold`;
const FOOT =
  "margin:32px 0 0;padding:16px 0 0;border-top:1px solid #999999;font-size:14px;line-height:20px";

/** Buttons stand below each other, the first one filled, as on the site. */
function toBlock(lines: Paragraph, palette: Palette): string {
  if (lines[0]?.isButton !== true) {
    const gap = lines[0]?.label === undefined ? 0 : 8;
    const gapAfter = (index: number) => (index === lines.length - 1 ? 24 : gap);
    return lines
      .map((line, at) => `<p dir="auto" style="margin:0 0 ${gapAfter(at)}px">${toHtml(line)}</p>`)
      .join("\n");
  }
  const { fill, accent, "fill-ink": ink, "fill-line": line, "accent-wash": wash } = palette;
  const filled = { fill, words: ink, edge: line === "transparent" ? fill : line };
  const pale = { fill: wash, words: accent, edge: wash };
  const buttons = lines.map((line, index) => toButton(line, index === 0 ? filled : pale));
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 16px;${TYPE}">
${buttons.join("\n")}
</table>`;
}

type Look = { fill: string; words: string; edge: string };

/**
 * Outlook draws the cell with its padding, all others the link, so that all of the button can be tapped. A mail program that is
 * dark shows a gray edge.
 */
function toButton({ text, href = "" }: Line, { fill, words, edge }: Look) {
  const style = `display:block;padding:12px 24px;color:${words};font-weight:bold;text-decoration:none`;
  return `<tr><td align="center" class="button" style="background-color:${fill};border:1px solid ${edge};border-radius:8px;mso-padding-alt:12px 24px"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(text)}</a></td></tr>
<tr><td height="8"></td></tr>`;
}

function toHtml({ label, text, href }: Line): string {
  const words = escapeHtml(text);
  const shown = href === undefined ? words : `<a href="${escapeHtml(href)}">${words}</a>`;
  return label === undefined ? shown : `<b>${escapeHtml(label)}:</b> ${shown}`;
}

function toText({ label, text, href }: Line): string {
  if (href?.startsWith("http") === true) return `${text}: ${href}`;
  return label === undefined ? text : `${label}: ${text}`;
}

/** Terminals and some mail programs obey ESC, BEL and the like, which visitors can send. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}
