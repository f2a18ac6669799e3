import {
  clampChroma,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode,
  wcagContrast,
  wcagLuminance,
} from "culori/fn";
import type { LogoFacts } from "./photo";
import type { LogoLook } from "./siteData";
import { type BusinessColors, type ColorName, type Palette, sampleColors } from "./colors";

// For the server and the owner's preview: no script of a visitor's page may import it, since it brings a library.

useMode(modeRgb);
useMode(modeLrgb);
const toOklch = useMode(modeOklch);

/** What never changes, as far as something must stand out from it. */
const fixed = {
  paperDeep: "#f3ead8",
  field: "#ffffff",
  dangerWash: "#fbe9e4",
  /** The farthest hills that words stand on. */
  hills: "#c8d0c7",
  onDark: "#f6efe0",
  starOnDark: "#ddb967",
};

/** What is under the pointer on a dark ground. */
const WASH = "accent-on-dark-wash";

type Background = ColorName | keyof typeof fixed | typeof WASH;

/** Of text (WCAG 2.2). */
const READABLE = 4.5;

/**
 * What must stand out from what, and by how much if it is no text: 3 is for controls and large shapes, 7 keeps the ground dark.
 * The first of each gives way, in this order.
 */
export const contrasts: readonly (readonly [ColorName, Background, number?])[] = [
  ["ground-950", "onDark", 7],
  ["ground-900", "onDark", 7],
  ["ground-800", "onDark", 7],
  ["ground-800", "starOnDark"],
  ["ground-800", "ground-200"],
  ["ground-700", "onDark"],
  ["ground-700", "hills"],
  ["ground-600", "paperDeep"],
  ["ground-300", "ground-800"],
  ["ink", "haint"],
  ["ink", "hills"],
  ["text", "paperDeep"],
  ["text", "ground-200"],
  ["muted", "paperDeep"],
  ["muted", "ground-100"],
  ["placeholder", "field"],
  ["on-dark-soft", "ground-800"],
  ["line-call-bar", "ground-950", 3],
  ["fill-ink", "fill"],
  ["fill-deep", "fill-ink"],
  ["accent", "field"],
  ["accent", "paperDeep"],
  ["accent", "dangerWash"],
  ["accent", "accent-wash"],
  ["accent-deep", "hills"],
  ["accent-deep", "accent-wash"],
  ["busy", "field"],
  ["accent-on-dark", "ground-800"],
  ["accent-on-dark-deep", "ground-800"],
  ["accent-on-dark-deep", WASH],
];

/** By WCAG, from 1 to 21. */
export const contrastBetween = wcagContrast;

export function contrastOf(palette: Palette, name: ColorName, background: Background): number {
  return wcagContrast(palette[name], colorOf(palette, background));
}

function colorOf(palette: Palette, name: Background): string {
  if (name === WASH) return mix(palette["ground-800"], palette["accent-on-dark"]);
  return name in fixed ? fixed[name as keyof typeof fixed] : palette[name as ColorName]; // one of the two
}

function mix(ground: string, accent: string): string {
  return formatHex(interpolate([ground, accent], "rgb")(0.12));
}

/** Dark parts keep their distance from the ground that the owner has chosen; all others have the sample's lightness. */
const MOVES_WITH_GROUND = /^(ground-[6-9]|line-|near-)/;
/** Below it, what is darker than the ground would be black. */
const MIN_GROUND = 0.2;
/** Text, and what is large and light, is at most this strong, or as strong as the sample's. */
const MAX_TINT = 0.03;

/** Text that would have to move further from the accent has nothing left of its hue: the ground takes its place. */
const MAX_WAY = 0.2;
/** A darker accent has the sample's light tone on dark; a lighter one stays itself there as far as it can. */
const MIN_ON_DARK = 0.6;

/**
 * All colors from the two of the business: their hues and their strength, in the sample's steps of lightness. What is filled
 * with the accent keeps its value.
 */
export function paletteOf(colors: BusinessColors): Palette {
  const names = Object.keys(sampleColors) as ColorName[]; // its own keys
  const palette: Record<ColorName, string> = { ...sampleColors };
  const wanted = new Map(names.map((name) => [name, followName(name, colors)]));
  for (const [name, color] of wanted) palette[name] = toHex(color);
  palette.fill = colors.accent.toLowerCase();
  const isPale = wcagContrast(palette.fill, fixed.paperDeep) < 3;
  palette["fill-line"] = isPale ? palette["ground-800"] : "transparent";
  const isWhiteRead = wcagContrast(palette.fill, fixed.field) >= READABLE;
  palette["fill-ink"] = isWhiteRead ? fixed.field : palette.ink;
  wanted.set("fill-ink", { mode: "oklch", ...oklchOf(palette["fill-ink"]) });
  for (const [name, background, least = READABLE] of contrasts) {
    const color = wanted.get(name);
    if (!color || contrastOf(palette, name, background) >= least) continue;
    const end = wcagLuminance(colorOf(palette, background)) > 0.18 ? 0 : 1;
    color.l = giveWay(color.l, end, (l) => {
      palette[name] = toHex({ ...color, l });
      return contrastOf(palette, name, background) >= least;
    });
    palette[name] = toHex(color);
  }
  // 800 gives way to more than they do; they stay as far below it as in the sample.
  for (const name of ["ground-900", "ground-950"] as const) {
    const step = oklchOf(sampleColors["ground-800"]).l - oklchOf(sampleColors[name]).l;
    const l = Math.max(0, oklchOf(palette["ground-800"]).l - step);
    const color = wanted.get(name);
    if (color && l < color.l) palette[name] = toHex({ ...color, l });
  }
  if (oklchOf(palette.fill).l - oklchOf(palette.accent).l > MAX_WAY) {
    palette.accent = palette["ground-800"];
    palette["accent-deep"] = palette["ground-950"];
  }
  return palette;
}

/** The lightness nearest to `near` that is enough. */
function giveWay(near: number, far: number, isEnough: (lightness: number) => boolean): number {
  if (Math.abs(far - near) < 0.002) return far;
  const middle = (near + far) / 2;
  return isEnough(middle) ? giveWay(near, middle, isEnough) : giveWay(middle, far, isEnough);
}

/** A drawing in these colors: the greens of the sample follow the ground, all others stay. */
export function recolor(drawing: string, colors: BusinessColors): string {
  const palette = paletteOf(colors);
  const names = Object.keys(sampleColors) as ColorName[]; // its own keys
  return drawing.replaceAll(/#[\da-f]{6}\b/gi, (hex) => {
    const name = names.find((one) => sampleColors[one] === hex.toLowerCase());
    if (name) return palette[name];
    const { c, h } = oklchOf(hex);
    const isGreen = c > 0.01 && h > 95 && h < 200;
    return isGreen ? toHex(follow(hex, "ground-800", colors.ground)) : hex;
  });
}

function followName(name: ColorName, { ground, accent }: BusinessColors): Oklch {
  if (/^(accent|busy|fill)/.test(name)) return followAccent(name, accent);
  const color = follow(sampleColors[name], "ground-800", ground);
  if (!MOVES_WITH_GROUND.test(name)) return { ...color, c: tint(color.c, name) };
  const lightness = Math.max(oklchOf(ground).l, MIN_GROUND);
  return { ...color, l: Math.max(0, color.l + lightness - oklchOf(sampleColors["ground-800"]).l) };
}

/** Under the pointer it is darker, or lighter if it is almost black or light itself. */
function followAccent(name: ColorName, accent: string): Oklch {
  const color = follow(sampleColors[name], "accent", accent);
  const own: Oklch = { mode: "oklch", ...oklchOf(accent) };
  const isLight = own.l > MIN_ON_DARK;
  const lighter = { ...own, l: own.l + (isLight ? 0.05 : 0.12) };
  const deep = own.l < 0.2 ? lighter : { ...color, l: own.l - 0.083 };
  if (name === "accent" || name === "fill") return own;
  if (name === "accent-deep") return deep;
  if (name === "fill-deep") return isLight ? lighter : deep;
  if (name === "accent-on-dark" && isLight) return own;
  if (name === "accent-on-dark-deep" && isLight) return lighter;
  return name.includes("on-dark") ? color : { ...color, c: tint(color.c, name) };
}

function tint(chroma: number, name: ColorName): number {
  return Math.min(chroma, Math.max(MAX_TINT, oklchOf(sampleColors[name]).c));
}

/** One of the sample's colors, turned and strengthened as `to` is turned and strengthened from the sample's `base`. */
function follow(color: string, base: ColorName, to: string): Oklch {
  const [own, from, chosen] = [oklchOf(color), oklchOf(sampleColors[base]), oklchOf(to)];
  // The sample's lighter greens are yellower; of a blue they would be cyan.
  const isNear = Math.abs(chosen.h - from.h) < 30;
  return {
    mode: "oklch",
    l: own.l,
    c: own.c * (chosen.c / from.c),
    h: chosen.h + (isNear ? own.h - from.h : 0),
  };
}

/** Lightness and chroma from 0, hue in degrees; grays have no hue. */
export function oklchOf(hex: string): { l: number; c: number; h: number } {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** Whether a logo can be read on paper and on this palette's darkest ground. */
export function logoLookOf({ isLight, isWide, darkest }: LogoFacts, palette: Palette): LogoLook {
  const isWeak = darkest !== undefined && wcagContrast(darkest, palette["ground-950"]) < 3;
  return { isLight, isWide, needsPlate: isWeak && !isLight };
}

/** A color in the lightness of a ground. */
export function darkToneOf(hex: string): string {
  const { l, ...hue } = oklchOf(hex);
  return toHex({ mode: "oklch", l: Math.min(l, 0.3), ...hue });
}

/** With as much chroma as a screen can show at this lightness. */
function toHex(color: Oklch): string {
  return formatHex(clampChroma({ ...color, l: Math.min(1, color.l) }, "oklch"));
}
