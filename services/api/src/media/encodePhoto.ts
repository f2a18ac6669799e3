import {
  photoAspect,
  type PhotoCrop,
  type PhotoFormat,
  photoWidths,
} from "@ridgeline/contract/photo";
import sharp, { type Metadata, type Sharp } from "sharp";
import { unprocessable, unsupportedType } from "../http/apiErrors";
import { isError } from "../process/isError";

export type Variant = Readonly<{ format: PhotoFormat; width: number; bytes: Buffer }>;
/** Framed: cropped to the frame. Whole: not cropped. */
export type Framing = Readonly<PhotoCrop & { shape: "framed" | "whole" }>;
/** Throws an ApiError if the picture cannot be read. */
export type Encode = (bytes: Buffer, framing: Framing) => Promise<Variant[]>;

/**
 * Encodes the picture in every width and format: upright, in sRGB, without metadata, transparency unchanged. A variant is
 * named after the width it is meant for; the largest may be narrower, since nothing is enlarged. Throws an ApiError if the
 * picture cannot be read.
 */
export async function encodePhoto(bytes: Buffer, framing: Framing): Promise<Variant[]> {
  const metadata = await inspectPicture(bytes);
  const stance = stanceOf(metadata.orientation, framing.turn);
  const { data, info } = await shrink(bytes, { ...metadata, ...stance }, framing).catch(explain);
  const upright = stance.isOnItsSide ? info.height : info.width;
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

/** Enough for any phone. A picture that is decoded row by row needs little memory even at this size. */
const MAX_PIXELS = 50_000_000;
/** Bytes for formats that are decoded in memory as a whole: progressive JPEG, interlaced PNG, WebP. */
const MAX_WHOLE = 100_000_000;
/** Per side: even decoding row by row needs memory for whole rows. A WebP cannot be longer. */
const MAX_SIDE = 16_384;

/** Reads the picture's format and size from its header; throws an ApiError if it cannot be accepted. */
async function inspectPicture(bytes: Buffer): Promise<Metadata> {
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

/** How the stored rows of a picture are arranged when it is shown upright. */
type Stance = Readonly<{
  /** The EXIF orientation, from 1 to 8. */
  orientation: number;
  /** Rows are shown as columns: the camera was held on its side, or the owner has turned the picture. */
  isOnItsSide: boolean;
  /** The left end of each row is shown last: on the right or, on its side, at the bottom. */
  isMirrored: boolean;
  /** The first row is shown last: at the bottom or, on its side, on the right. */
  isUpsideDown: boolean;
}>;

/** Each orientation follows from the one before by a 90° turn; the second row is mirrored. */
const TURNS = [
  [1, 6, 3, 8],
  [2, 7, 4, 5],
];

/** The stance of a picture with this EXIF orientation, after the owner has turned it clockwise. */
function stanceOf(orientation = 1, turn: PhotoCrop["turn"]): Stance {
  const row = TURNS.find((known) => known.includes(orientation)) ?? [orientation];
  const after = row[(row.indexOf(orientation) + turn / 90) % row.length] ?? orientation;
  return {
    orientation: after,
    isOnItsSide: after >= 5,
    isMirrored: [2, 3, 7, 8].includes(after),
    isUpsideDown: [3, 4, 6, 7].includes(after),
  };
}

const [, , LARGEST] = photoWidths;

type Taken = Pick<Metadata, "width" | "height"> & Stance;

/**
 * Shrinks it to the largest variant and crops it before it is rotated: rotating needs the whole picture in memory, shrinking
 * only a few rows. The result is an uncompressed PNG, which keeps the orientation.
 */
async function shrink(bytes: Buffer, taken: Taken, { shape, at }: Framing) {
  const { width, height, orientation, isOnItsSide, isMirrored, isUpsideDown } = taken;
  const frame = isOnItsSide ? 1 / photoAspect : photoAspect;
  const aspect = shape === "whole" ? width / height : frame;
  const seen = {
    width: Math.min(width, height * aspect),
    height: Math.min(height, width / aspect),
  };
  const scale = Math.min(1, LARGEST / Math.max(seen.width, seen.height));
  const across = place(width * scale, seen.width * scale, isMirrored ? 1 - at : at);
  const down = place(height * scale, seen.height * scale, isUpsideDown ? 1 - at : at);
  return readPicture(bytes)
    .resize({ width: across.whole, height: down.whole, fit: "fill" })
    .extract({ left: across.from, top: down.from, width: across.seen, height: down.seen })
    .withMetadata({ orientation })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
}

/** One side of the picture in whole pixels, and where the visible part begins. */
function place(whole: number, seen: number, at: number) {
  const pixels = { whole: atLeastOne(whole), seen: atLeastOne(seen) };
  return { ...pixels, from: Math.round((pixels.whole - pixels.seen) * at) };
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}

/** Any error from libvips on an upload means that the picture is broken. */
function explain(error: unknown): never {
  throw isError(error) ? damagedPicture() : error;
}

const damagedPicture = () =>
  unprocessable("The picture cannot be read: it is damaged or not complete.");

// The API's container has 384 MB: no cache, and one thread.
sharp.cache(false);
sharp.concurrency(1);
// Only these of libvips' many decoders are exposed to uploads.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});

/** Seconds after which libvips stops working on a picture. */
const TIMEOUT = 30;

/** Opens an uploaded picture. Truncated or broken ones fail; inspectPicture limits the number of pixels. */
export function readPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: "error", limitInputPixels: false }).timeout({ seconds: TIMEOUT });
}
