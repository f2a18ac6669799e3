import sharp, { type Sharp } from "sharp";

/** Least of the three colors of a pixel of plain white, and of one that is partly an edge's. */
const WHITE = 240;
const FRINGE = 200;
/** Of a logo with a ground of its own: its margin, as a share of the shorter side. */
const MARGIN = 0.08;

/**
 * Without its empty or one-colored margin, at most `side` pixels long. A white ground all around it becomes transparent; any other
 * ground keeps a narrow margin.
 */
export async function trimLogo(picture: Buffer, side: number) {
  const before = await readPixels(sharp(picture));
  const edge = edgeOf(before.info);
  const isOnWhite = edge.every(
    (at) => isOpaque(before.data, at) && leastOf(before.data, at) >= WHITE,
  );
  const isOnColor = !isOnWhite && edge.every((at) => isOpaque(before.data, at));
  const [red = 0, green = 0, blue = 0] = before.data;
  const { data, info } = await readPixels(
    sharp(before.data, { raw: before.info })
      .trim({ threshold: 12 })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true }),
  );
  if (isOnWhite) clearFrom(edgeOf(info), data, info.width);
  const isCut = info.width < before.info.width || info.height < before.info.height;
  const margin = isOnColor && isCut ? Math.ceil(Math.min(info.width, info.height) * MARGIN) : 0;
  return sharp(data, { raw: info })
    .extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background: { r: red, g: green, b: blue },
    })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
}

async function readPixels(picture: Sharp) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 4 as const } };
}

/** The numbers of the pixels at the four edges. */
function edgeOf({ width, height }: { width: number; height: number }): number[] {
  const last = width * (height - 1);
  return [
    ...Array.from({ length: width }, (_, x) => [x, last + x]).flat(),
    ...Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat(),
  ];
}

const isOpaque = (data: Buffer, pixel: number) => (data[pixel * 4 + 3] ?? 0) > 250;

const leastOf = (data: Buffer, pixel: number) =>
  Math.min(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0);

/** Makes the white that reaches these pixels transparent, and what is between it and the drawing partly so. */
function clearFrom(edge: readonly number[], data: Buffer, width: number): void {
  const waiting: number[] = [];
  const clear = (pixel: number) => {
    const least = leastOf(data, pixel);
    if (least < FRINGE || !isOpaque(data, pixel)) return;
    const isWhite = least >= WHITE;
    data[pixel * 4 + 3] = isWhite ? 0 : Math.round((250 * (WHITE - least)) / (WHITE - FRINGE));
    if (isWhite) waiting.push(pixel);
  };
  for (const pixel of edge) clear(pixel);
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    clear(pixel - 1);
    clear(pixel + 1);
    if (pixel >= width) clear(pixel - width);
    clear(pixel + width);
  }
}
