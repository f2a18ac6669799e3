import type { BusinessColors } from "@ridgeline/contract/colors";

const SIZE = 48;
/** Of 255, between a color's strongest and its weakest part: less is gray. */
const GRAY = 40;
/** Hues in one of these parts of the circle count as the same. */
const PARTS = 12;

type Pixel = { hex: string; light: number };

/** The two colors that a picture has most of, the darker one as the ground; undefined for a picture without two, or of another site. */
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
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4);
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    if (opacity < 200 || range < GRAY) continue;
    const part = Math.round(hueOf(red, green, blue) * PARTS) % PARTS;
    const hex = `#${[red, green, blue].map((one) => one.toString(16).padStart(2, "0")).join("")}`;
    const group = groups.get(part) ?? [];
    groups.set(part, [...group, { hex, light: red + green + blue }]);
  }
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(
      (group) => group.sort((a, b) => a.light - b.light)[Math.floor(group.length / 2)] ?? [],
    );
}

/** From 0 to 1, around the circle. */
function hueOf(red: number, green: number, blue: number): number {
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return (angle / (2 * Math.PI) + 1) % 1;
}
