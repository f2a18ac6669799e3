import type { Business } from "@ridgeline/contract/business";
import { type BusinessColors, sampleColors } from "@ridgeline/contract/colors";
import {
  contrastBetween,
  darkToneOf,
  logoLookOf,
  oklchOf,
  paletteOf,
} from "@ridgeline/contract/palette";
import { type LogoFacts, photoIdOf } from "@ridgeline/contract/photo";
import type { LogoLook } from "@ridgeline/contract/siteData";
import type { PhotoRepository } from "./photoRepository";

type FindPhoto = PhotoRepository["find"];

/** What the pages must know to show the logo; one on another site cannot be measured. */
export async function lookOfLogo(
  { colors, pictures: { logo } }: Business,
  findPhoto: FindPhoto,
): Promise<LogoLook | undefined> {
  if (!logo) return undefined;
  const facts = await readLogo(photoIdOf(logo.imageUrl), findPhoto);
  if (!facts) return { isLight: false, isWide: false, needsPlate: true };
  return logoLookOf(facts, colors ? paletteOf(colors) : sampleColors);
}

const SIZE = 160;
const PAPER = "#fbf5e9";
/** Of what is drawn, this much may be pale on paper, or dark on the dark ground. */
const WEAK = 0.2;
/** A color with less contrast than this on paper cannot be read there. */
const PALE = 2;
const WIDE = 8;

/** What the pixels of an uploaded logo say; the same on every call. */
export async function readLogo(id = "", findPhoto: FindPhoto): Promise<LogoFacts | undefined> {
  const photo = id === "" ? undefined : await findPhoto(id, "webp", 480);
  if (!photo) return undefined;
  const { default: sharp } = await import("sharp");
  const { data: pixels, info } = await sharp(photo)
    .ensureAlpha()
    .resize(SIZE, SIZE, { fit: "inside", kernel: "nearest" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn: string[] = [];
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) >= 128) drawn.push(`#${pixels.subarray(at, at + 3).toString("hex")}`);
  const seen = drawn.map((hex) => ({
    hex,
    ...oklchOf(hex),
    onPaper: contrastBetween(hex, PAPER),
  }));
  const colors = chooseColors(seen);
  const own = { ...(colors && { colors }), isWide: info.width > info.height * WIDE };
  // With a ground of its own it can be read on any other.
  if (drawn.length > (pixels.length / 4) * 0.98) return { ...own, isLight: false };
  seen.sort((a, b) => b.onPaper - a.onPaper);
  const darkest = seen[Math.floor(seen.length * WEAK)];
  const lightest = seen[Math.floor(seen.length * (1 - WEAK))];
  if (!darkest || !lightest) return { ...own, isLight: false };
  // White beside dark letters is their ground; a pale color is letters, too.
  const pale = seen.filter(({ c, onPaper }) => c >= GRAY && onPaper < PALE);
  const isLight = pale.length > seen.length / 2 || (lightest.onPaper < 3 && darkest.onPaper < 7);
  return { ...own, isLight, darkest: darkest.hex };
}

type Pixel = { hex: string; l: number; c: number; h: number };

/** A smaller part is a detail, or the edge of something. */
const LEAST = 0.1;
/** Less chroma than this is black, gray or white. */
const GRAY = 0.05;
/** Lighter gray is the paper of a JPEG, or white letters. */
const WHITE = 0.9;
/** What is darker can be the ground of a page. */
const DARK = 0.35;
/** The strongest or darkest part of a color; the rest may be its edges. */
const coreOf = (group: readonly Pixel[]) => group[Math.floor(group.length * 0.2)];
/** Hues in one of these parts of the circle count as the same. */
const PARTS = 12;

/** Black or else the darker of the two strongest hues is the ground; of one color, its dark tone. White alone has none. */
function chooseColors(drawn: readonly Pixel[]): BusinessColors | undefined {
  const pixels = drawn.filter(({ c, l }) => c >= GRAY || l < WHITE).sort((a, b) => a.l - b.l);
  const groups = Array.from({ length: PARTS + 1 }, (_, part) =>
    pixels.filter((pixel) => partOf(pixel) === part),
  );
  const grays = groups.pop() ?? [];
  const isStrong = ({ length }: Pixel[]) => length >= pixels.length * LEAST;
  const hues = groups
    .filter(isStrong)
    .sort((a, b) => b.length - a.length)
    .flatMap((group) => coreOf(group.sort((a, b) => b.c - a.c)) ?? []);
  const gray = isStrong(grays) ? coreOf(grays) : undefined;
  const [first, second] =
    gray && gray.l < DARK ? [gray, hues[0] ?? gray] : [hues[0] ?? gray, hues[1]];
  if (!first) return undefined;
  if (!second) return { ground: darkToneOf(first.hex), accent: first.hex };
  const [dark, light] = first.l <= second.l ? [first, second] : [second, first];
  return { ground: dark.l <= DARK ? dark.hex : darkToneOf(dark.hex), accent: light.hex };
}

function partOf({ c, h }: Pixel): number {
  return c < GRAY ? PARTS : Math.round((h / 360) * PARTS) % PARTS;
}
