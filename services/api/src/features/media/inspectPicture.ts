import type { Metadata } from "sharp";
import { unprocessable, unsupportedType } from "../../http/errors";
import { pictureType } from "./pictureType";
import { readPicture } from "./readPicture";

/** Enough for any phone; what is decoded as it is read needs little memory even so. */
const MAX_PIXELS = 50_000_000;
/** Of pictures that must be held whole while they are decoded: progressive JPEG, interlaced PNG, WebP. */
const MAX_WHOLE = 25_000_000;

/** What the picture is, read from its head alone; throws a sentence where it cannot be taken. */
export async function inspectPicture(bytes: Buffer): Promise<Metadata> {
  const type = pictureType(bytes);
  if (type === "heic") {
    throw unsupportedType(
      "HEIC pictures cannot be read here. Please save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).",
    );
  }
  if (!type) throw unsupportedType("Please choose a JPEG, PNG or WebP picture.");
  const metadata = await readMetadata(bytes);
  const isWhole = metadata.isProgressive || type === "webp";
  refuseTooMany(metadata.width * metadata.height, isWhole ? MAX_WHOLE : MAX_PIXELS);
  return metadata;
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await readPicture(bytes).metadata();
  } catch {
    throw damagedPicture();
  }
}

function refuseTooMany(pixels: number, limit: number): void {
  if (pixels <= limit) return;
  const inMillions = (count: number) => Math.ceil(count / 1_000_000);
  throw unprocessable(
    `The picture has ${inMillions(pixels)} megapixels; up to ${inMillions(limit)} can be read. Please make it smaller.`,
  );
}

export const damagedPicture = () =>
  unprocessable("The picture cannot be read: it is damaged or not complete.");
