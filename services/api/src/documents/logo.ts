import type { Business } from "@ridgeline/contract/business";
import { sampleColors } from "@ridgeline/contract/colors";
import { contrastBetween, paletteOf } from "@ridgeline/contract/palette";
import { photoIdOf } from "@ridgeline/contract/photo";

/** A plate is needed if this much of what is drawn has less than 3:1. */
const TOO_MUCH = 0.2;
const SIZE = 48;

/**
 * Whether the logo would not stand out from the footer: it cannot be measured if it is on another site, and needs no plate
 * without transparency, since it has a ground of its own.
 */
export async function needsPlate(
  { colors, pictures: { logo } }: Business,
  findPhoto: (id: string, format: "webp", width: number) => Promise<Buffer | undefined>,
): Promise<boolean> {
  if (!logo) return false;
  const id = photoIdOf(logo.imageUrl);
  const photo = id === undefined ? undefined : await findPhoto(id, "webp", 480);
  if (!photo) return true;
  const { default: sharp } = await import("sharp");
  const pixels = await sharp(photo)
    .ensureAlpha()
    .resize(SIZE, SIZE, { fit: "inside" })
    .raw()
    .toBuffer();
  const ground = (colors ? paletteOf(colors) : sampleColors)["ground-950"];
  let drawn = 0;
  let weak = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    drawn += 1;
    const color = `#${pixels.subarray(at, at + 3).toString("hex")}`;
    if (contrastBetween(color, ground) < 3) weak += 1;
  }
  return drawn < pixels.length / 4 && weak > drawn * TOO_MUCH;
}
