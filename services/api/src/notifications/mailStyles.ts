import escapeHtml from "escape-html";

/**
 * A mail's colors, in light and dark mode: values of the site's theme (services/web/src/theme.ts and ground.ts),
 * which a mail cannot import. tools/guards/theme.test.ts compares them.
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

type Paint = Record<string, readonly [day: string, night: string]>;

export type Role = keyof typeof roles;

/** Mail programs know few fonts; these resemble the site's. */
export const font = {
  serif: "Georgia,'Times New Roman',serif",
  sans: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;

/** The attributes of a colored element. Styles are inline, since many mail programs read no others. */
export function paint(role: Role, style = ""): string {
  return `class="${role}" style="${declare(roles[role], 0)}${style}"`;
}

/** For programs that darken by themselves and for those that ask: `!important` overrides the inline styles. */
export const nightStyles = `@media (prefers-color-scheme:dark){${Object.entries(roles)
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

export function textLink(text: string, href: string): string {
  return `<a href="${escapeHtml(href)}" ${paint("link", "font-weight:600;")}>${escapeHtml(text)}</a>`;
}

/** Space above the next part. */
export function rule(): string {
  return `<hr ${paint("rule", "margin:20px 0;border-width:1px 0 0;border-style:solid;height:0;")}>`;
}

type Press = { text: string; href: string };

/** The primary action. */
export function mainButton(press: Press): string {
  return table(
    `<td align="center" ${paint("solid", "border-radius:12px;")}>${link(press, "solid", "padding:18px 12px;font-size:20px;border-radius:12px;")}</td>`,
  );
}

/** Secondary actions, side by side and equally wide: with explicit widths they would leave no room for the gap. */
export function buttonRow(presses: readonly Press[]): string {
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
