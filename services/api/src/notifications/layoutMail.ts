import type { Business } from "@ridgeline/contract/business";
import escapeHtml from "escape-html";
import { font, nightStyles, paint } from "./mailStyles";

/** HTML, except for the title and the preview, which an inbox shows next to the subject. */
type MailParts = { title: string; preview: string; content: string; footer: string };

/** The logo's name inside a mail; createMailSender attaches it, since mail programs block external pictures. */
export const LOGO = "logo";

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

function brand(shortName: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding-right:12px"><img src="cid:${LOGO}" alt="" width="44" height="44" style="display:block;border:0;border-radius:10px"></td>
<td ${paint("ink", `font:bold 20px/1.2 ${font.serif};`)}>${escapeHtml(shortName)}</td>
</tr></table>`;
}
