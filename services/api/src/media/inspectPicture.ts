import type { Metadata } from "sharp";
import { unprocessable, unsupportedType } from "../http/apiErrors";
import { readPicture } from "./readPicture";

/** Enough for any phone. A picture that is decoded row by row needs little memory even at this size. */
const MAX_PIXELS = 50_000_000;
/** Bytes for formats that are decoded in memory as a whole: progressive JPEG, interlaced PNG, WebP. */
const MAX_WHOLE = 100_000_000;
/** Per side: even decoding row by row needs memory for whole rows. A WebP cannot be longer. */
const MAX_SIDE = 16_384;

/** Reads the picture's format and size from its header; throws an ApiError if it cannot be accepted. */
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
  const most = isWhole ? Math.floor(MAX_WHOLE / bytesOfPixel(metadata)) : MAX_PIXELS;
  refuseTooMany(metadata.width * metadata.height, Math.min(most, MAX_PIXELS));
  refuseTooLong(Math.max(metadata.width, metadata.height));
  return metadata;
}

type PictureType = "jpeg" | "png" | "webp" | "heic";

/** Detected from the first bytes; the file name and the declared type are ignored. */
function pictureType(bytes: Buffer): PictureType | undefined {
  const begins = (text: string, at = 0) => bytes.toString("latin1", at, at + text.length) === text;
  if (begins("\xff\xd8\xff")) return "jpeg";
  if (begins("\x89PNG\r\n\x1a\n")) return "png";
  if (begins("RIFF") && begins("WEBP", 8)) return "webp";
  const isHeif = begins("ftyp", 4) && /^(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 8, 12));
  return isHeif ? "heic" : undefined;
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await readPicture(bytes).metadata();
  } catch {
    throw damagedPicture();
  }
}

/** Assumes four channels, the maximum. */
function bytesOfPixel({ depth }: Metadata): number {
  return depth === "ushort" ? 8 : 4;
}

function refuseTooMany(pixels: number, limit: number): void {
  if (pixels <= limit) return;
  const has = Math.ceil(pixels / 1_000_000);
  const most = Math.floor(limit / 1_000_000);
  throw unprocessable(
    `The picture has ${has} megapixels; up to ${most} can be read. Please make it smaller.`,
  );
}

function refuseTooLong(side: number): void {
  if (side <= MAX_SIDE) return;
  throw unprocessable(
    `The picture is ${side} pixels long; up to ${MAX_SIDE} can be read. Please make it smaller.`,
  );
}

export const damagedPicture = () =>
  unprocessable("The picture cannot be read: it is damaged or not complete.");
