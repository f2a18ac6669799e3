import { photoAspect, photoWidths, type PhotoFormat } from "@ridgeline/contract/photo";
import type { Metadata } from "sharp";
import { isError } from "../../process/isError";
import { damagedPicture, inspectPicture } from "./inspectPicture";
import { readPicture } from "./readPicture";

export type Variant = Readonly<{ format: PhotoFormat; width: number; bytes: Buffer }>;
/** Framed: cropped to the middle where it does not fit the frame. Whole: nothing is cut off. */
export type PhotoShape = "framed" | "whole";
/** Throws an ApiError if the picture cannot be read. */
export type Encode = (bytes: Buffer, shape: PhotoShape) => Promise<Variant[]>;

const [, , LARGEST] = photoWidths;

/**
 * The picture in every width and format: upright, in sRGB, without metadata, and as transparent as it was. A variant is named after the width it is meant for; the largest may be narrower, since nothing is
 * enlarged. Throws an ApiError if the picture cannot be read.
 */
export async function encodePhoto(bytes: Buffer, shape: PhotoShape): Promise<Variant[]> {
  const metadata = await inspectPicture(bytes);
  const { data, info } = await shrink(bytes, metadata, shape).catch(explain);
  const upright = isOnItsSide(metadata) ? info.height : info.width;
  const variants: Variant[] = [];
  for (const width of photoWidths.filter((_, index) => (photoWidths[index - 1] ?? 0) < upright)) {
    const picture = readPicture(data).autoOrient().resize({ width, withoutEnlargement: true });
    const webp = await picture.clone().webp({ quality: 75 }).toBuffer();
    // Effort 2 takes a tenth of the time and two thirds of the memory of the default 4, for 1 to 5 % more bytes.
    const avif = await picture.avif({ quality: 50, effort: 2 }).toBuffer();
    variants.push({ format: "webp", width, bytes: webp }, { format: "avif", width, bytes: avif });
  }
  return variants;
}

/**
 * Shrinks it to the largest variant and crops it before it is rotated: rotating needs the whole picture in memory, shrinking
 * only a few rows. The result is an uncompressed PNG, which keeps the orientation.
 */
async function shrink(bytes: Buffer, metadata: Metadata, shape: PhotoShape) {
  const { width, height, orientation } = metadata;
  const frame = isOnItsSide(metadata) ? 1 / photoAspect : photoAspect;
  const aspect = shape === "whole" ? width / height : frame;
  const seen = {
    width: Math.min(width, height * aspect),
    height: Math.min(height, width / aspect),
  };
  const scale = Math.min(1, LARGEST / Math.max(seen.width, seen.height));
  return readPicture(bytes)
    .resize({
      width: Math.max(1, Math.round(seen.width * scale)),
      height: Math.max(1, Math.round(seen.height * scale)),
      fit: "cover",
    })
    .withMetadata({ orientation })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
}

/** True if the camera was held on its side: it says so, and the pixels are as they were taken. */
function isOnItsSide({ orientation = 1 }: Metadata): boolean {
  return orientation >= 5;
}

/** Any error from libvips on an upload means that the picture is broken. */
function explain(error: unknown): never {
  throw isError(error) ? damagedPicture() : error;
}
