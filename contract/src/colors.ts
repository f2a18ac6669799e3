import type { Business } from "./business";

/** What a business may choose: the color of what is dark, and of what can be tapped. */
export type BusinessColors = NonNullable<Business["colors"]>;

/**
 * The site's colors that follow those of the business (palette.ts), as they are without. The names are those of the pages'
 * custom properties.
 */
export const sampleColors = {
  "ground-950": "#0f211a",
  "ground-900": "#142c23",
  "ground-800": "#1b3a2f",
  "ground-700": "#2b5143",
  "ground-600": "#3c6457",
  "ground-300": "#a9c2b3",
  "ground-200": "#cfddd0",
  "ground-100": "#e4ebdf",
  ink: "#14251e",
  text: "#2b3b33",
  muted: "#566058",
  placeholder: "#6a7069",
  "on-dark-soft": "#c9d6cb",
  "line-call-bar": "#52766a",
  "line-dark": "#45695b",
  "line-darkest": "#2e4a3f",
  haint: "#b9d0cb",
  "far-ridge": "#9db4b0",
  "near-ridge": "#4d7d69",
  /** What is filled: buttons, a ticked box. */
  fill: "#a14a1d",
  "fill-deep": "#7f3813",
  "fill-ink": "#ffffff",
  "fill-line": "transparent",
  /** Text and lines. */
  accent: "#a14a1d",
  "accent-deep": "#7f3813",
  "accent-wash": "#f7e6d8",
  "accent-on-dark": "#f2b68a",
  "accent-on-dark-deep": "#facba7",
  busy: "#8c6a55",
} as const;

export type ColorName = keyof typeof sampleColors;

export type Palette = Readonly<Record<ColorName, string>>;

/** Pairs that look good, for owners who do not want to choose. The first is the sample's. */
export const colorPairs = [
  { name: "Evergreen and copper", ground: sampleColors["ground-800"], accent: sampleColors.accent },
  { name: "Navy and orange", ground: "#14305a", accent: "#f26f1d" },
  { name: "Sky and navy", ground: "#1d4470", accent: "#a9d5f0" },
  { name: "Sage and blush", ground: "#3b523f", accent: "#eab7ab" },
  { name: "Charcoal and amber", ground: "#2d2b2a", accent: "#ffb000" },
  { name: "Burgundy and bronze", ground: "#5a1a2b", accent: "#c08a3e" },
  { name: "Forest and gold", ground: "#233f1e", accent: "#d9a520" },
  { name: "Teal and coral", ground: "#0e4348", accent: "#f07058" },
  { name: "Plum and rose", ground: "#43264f", accent: "#a83a62" },
  { name: "Coffee and blue", ground: "#40291c", accent: "#2a609c" },
] as const satisfies readonly ({ name: string } & BusinessColors)[];

/** As custom properties; three are seen through. */
export function colorProperties(palette: Palette): Record<`--${string}`, string> {
  const names = Object.keys(sampleColors) as ColorName[]; // its own keys
  return {
    ...Object.fromEntries(names.map((name) => [`--${name}`, palette[name]])),
    "--accent-on-dark-wash": seeThrough(palette["accent-on-dark"], 0.12),
    "--veil": seeThrough(palette["ground-950"], 0.6),
    "--edge": seeThrough(palette.ink, 0.08),
  };
}

/** Not color-mix(), which the oldest browsers do not know. */
function seeThrough(hex: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${channels.join(", ")}, ${opacity})`;
}
