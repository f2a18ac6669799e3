/**
 * What a mail is painted with, by day and at night: values of the site's theme (services/web/src/theme.ts and ground.ts),
 * which a mail cannot import. scripts/guards/theme.test.mjs compares them.
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

/** The attributes of a painted element. Styles stand inline, since many mail programs read no others. */
export function paint(role: Role, style = ""): string {
  return `class="${role}" style="${declare(roles[role], 0)}${style}"`;
}

/** For programs that darken by themselves and for those that ask: `!important` wins over what stands inline. */
export const nightStyles = `@media (prefers-color-scheme:dark){${Object.entries(roles)
  .map(([role, painted]) => `.${role}{${declare(painted, 1, " !important")}}`)
  .join("")}}`;

function declare(painted: Paint, time: 0 | 1, weight = ""): string {
  return Object.entries(painted)
    .map(([property, values]) => `${property}:${values[time]}${weight};`)
    .join("");
}
