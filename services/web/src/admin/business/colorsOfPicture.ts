import type { BusinessColors } from "@ridgeline/contract/colors";
import { oklchOf } from "@ridgeline/contract/palette";

const SIZE = 48;
/** Less chroma than this is gray. */
const GRAY = 0.05;
/** Of 255; less is an edge, or nothing. */
const OPAQUE = 200;
/** Hues in one of these parts of the circle count as the same. */
const PARTS = 12;

type Pixel = { hex: string; light: number };

/** The two colors that a picture has most of, the darker one as the ground; undefined without two, or if it cannot be read. */
export async function colorsOfPicture(address: string): Promise<BusinessColors | undefined> {
  try {
    const [first, second] = strongestOf(await readPixels(address));
    if (!first || !second) return undefined;
    const [ground, accent] = first.light < second.light ? [first, second] : [second, first];
    return { ground: ground.hex, accent: accent.hex };
  } catch {
    return undefined; // not readable: the owner chooses by hand
  }
}

async function readPixels(address: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas");
  context.drawImage(image, 0, 0, SIZE, SIZE);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}

/** The middle one, by lightness, of each of the largest groups of a hue. */
function strongestOf(data: Uint8ClampedArray): Pixel[] {
  const groups = new Map<number, Pixel[]>();
  for (let at = 0; at < data.length; at += 4) {
    const channels = [...data.subarray(at, at + 3)];
    const hex = `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
    const { l: light, c, h } = oklchOf(hex);
    if ((data[at + 3] ?? 0) < OPAQUE || c < GRAY) continue;
    const part = Math.round((h / 360) * PARTS) % PARTS;
    groups.set(part, [...(groups.get(part) ?? []), { hex, light }]);
  }
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(
      (group) => group.sort((a, b) => a.light - b.light)[Math.floor(group.length / 2)] ?? [],
    );
}
