import { photoAspect, type PhotoFormat, photoWidths, WHOLE_PHOTO } from "@ridgeline/contract/photo";
import sharp, { type Metadata, type Sharp } from "sharp";
import { damagedPicture, unprocessable, unsupportedType } from "../http/apiErrors";
import { trimLogo } from "./trimLogo";
import { isError } from "../process/isError";

export type Variant = Readonly<{ format: PhotoFormat; width: number; bytes: Buffer }>;
/** Framed: cropped to the frame. Whole: not cropped. Logo: without the margin and the white ground. */
export type Shape = "framed" | "whole" | "logo";
/** Throws an ApiError if the picture cannot be read. */
export type Encode = (bytes: Buffer, shape: Shape) => Promise<Variant[]>;

/**
 * Encodes the picture in every width and format: upright, in sRGB, without metadata, transparency unchanged. A variant is
 * named after the width it is meant for; the largest may be narrower, since nothing is enlarged. Throws an ApiError if the
 * picture cannot be read.
 */
export async function encodePhoto(bytes: Buffer, shape: Shape): Promise<Variant[]> {
  const metadata = await inspectPicture(bytes);
  try {
    const whole = await shrink(bytes, metadata, shape);
    if (shape === "logo") {
      const logo = await trimLogo(whole.data, LARGEST);
      return await encodeWidths(logo.data, logo.info, 0);
    }
    const frame = shape === "framed" ? frameIn(whole.info) : whole.info;
    if (frame.width === whole.info.width && frame.height === whole.info.height)
      return await encodeWidths(whole.data, frame, LEAST_HEIGHT);
    const framed = await crop(whole.data, frame);
    return [...(await encodeWidths(framed, frame, LEAST_HEIGHT)), await encodeWhole(whole.data)];
  } catch (error) {
    throw isError(error) ? damagedPicture() : error; // whatever libvips says of an upload
  }
}

const [, , LARGEST] = photoWidths;
/** Of a panorama, whose frame is then narrower than the largest variant: the memory for more would not be there. */
const LONGEST = 4096;
/** Of a panorama that is shown in a frame, as a share of the width that a variant is meant for. */
const LEAST_HEIGHT = 0.5;
/** Before its margin is cut off, after which it may be half as long. */
const LOGO = 2400;

/**
 * Large enough for the largest variant, and upright. Shrinks first: rotating needs the whole picture in memory, shrinking only
 * a few rows. Results between two steps are uncompressed PNG.
 */
async function shrink(bytes: Buffer, { width, height, orientation = 1 }: Metadata, shape: Shape) {
  const frame = orientation >= 5 ? 1 / photoAspect : photoAspect;
  const [wide, high] = frame > 1 ? [LARGEST, LARGEST / frame] : [LARGEST * frame, LARGEST];
  const longest = Math.max(width, height);
  const filled = {
    framed: Math.max(wide / width, high / height),
    whole: Math.max(LARGEST / longest, (LARGEST * LEAST_HEIGHT) / Math.min(width, height)),
    logo: LOGO / longest,
  };
  const scale = Math.min(filled[shape], LONGEST / longest);
  const small = await readPicture(bytes)
    .resize({
      width: Math.max(1, Math.round(width * Math.min(1, scale))),
      height: Math.max(1, Math.round(height * Math.min(1, scale))),
      fit: "fill",
    })
    // Not withMetadata: with its sRGB profile, 16-bit pictures get other colors.
    .withExif({ IFD0: { Orientation: String(orientation) } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return readPicture(small)
    .autoOrient()
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
}

type Size = { width: number; height: number };

/** The largest frame that fits into the picture. */
function frameIn({ width, height }: Size): Size {
  return {
    width: Math.round(Math.min(width, height * photoAspect)),
    height: Math.ceil(Math.min(height, width / photoAspect)),
  };
}

/** The part of the picture that draws the eye most. */
function crop(picture: Buffer, frame: Size): Promise<Buffer> {
  return readPicture(picture)
    .resize({ ...frame, position: sharp.strategy.attention })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function encodeWidths(picture: Buffer, size: Size, leastHeight: number): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const width of photoWidths.filter(
    (_, index) => (photoWidths[index - 1] ?? 0) < size.width,
  )) {
    const wide = Math.max(width, Math.round((width * leastHeight * size.width) / size.height));
    const small = readPicture(picture).resize({ width: wide, withoutEnlargement: true });
    const webp = await small.clone().webp({ quality: 75 }).toBuffer();
    // Effort 2 takes a tenth of the time and two thirds of the memory of the default 4, for 1 to 5 % more bytes.
    const avif = await small.avif({ quality: 50, effort: 2 }).toBuffer();
    variants.push({ format: "webp", width, bytes: webp }, { format: "avif", width, bytes: avif });
  }
  return variants;
}

async function encodeWhole(picture: Buffer): Promise<Variant> {
  const bytes = await readPicture(picture)
    .resize({ width: WHOLE_PHOTO, height: WHOLE_PHOTO, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
  return { format: "webp", width: WHOLE_PHOTO, bytes };
}

/** Enough for any phone. A picture that is decoded row by row needs little memory even at this size. */
const MAX_PIXELS = 50_000_000;
/** Bytes for formats that are decoded in memory as a whole: progressive JPEG, interlaced PNG, WebP. */
const MAX_WHOLE = 100_000_000;
/** Per side, half of it with 16 bits: even decoding row by row needs memory for whole rows. A WebP cannot be longer. */
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
  refuseManyParts(bytes, type);
  const metadata = await readMetadata(bytes);
  const isWhole = metadata.isProgressive || type === "webp";
  const most = isWhole ? Math.floor(MAX_WHOLE / bytesOfPixel(metadata)) : MAX_PIXELS;
  refuseTooMany(metadata.width * metadata.height, Math.min(most, MAX_PIXELS));
  refuseTooLong(
    Math.max(metadata.width, metadata.height),
    metadata.depth === "ushort" ? MAX_SIDE / 2 : MAX_SIDE,
  );
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

/** Of a progressive JPEG the decoder holds two bytes a coefficient; of anything else a byte or two a sample, at most four. */
function bytesOfPixel({ depth, format, channels, chromaSubsampling = "" }: Metadata): number {
  if (depth === "ushort") return 8;
  return format === "jpeg" && chromaSubsampling.startsWith("4:4:4") ? Math.max(4, 2 * channels) : 4;
}

/** Ours has few of them; reading the header alone of one with thousands takes a minute. */
function refuseManyParts(bytes: Buffer, type: PictureType): void {
  if (type === "webp" && bytes.subarray(12, 16).toString("latin1") === "VP8X" && isAnimated(bytes))
    throw unprocessable("The picture is animated. Please choose one that stands still.");
  const parts =
    type === "jpeg" ? countScans(bytes) : type === "png" ? countPngChunks(bytes) : undefined;
  if (parts === undefined || parts <= MAX_PARTS) return;
  throw unprocessable(
    "The picture's file is built in an unusual way. Please save it as a plain JPEG, or take a screenshot of it, and choose that.",
  );
}

/** Scans of a progressive JPEG (usually 10), or chunks of a PNG beside its pixels. */
const MAX_PARTS = 50;

/** By the flags of a WebP's extended header. */
const isAnimated = (webp: Buffer) => ((webp[20] ?? 0) & 2) !== 0;

/** Up to the end of the picture: phones append films. */
function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff) {
      at = jpeg.indexOf(0xff, at); // the pixels of a scan
      if (at === -1) return scans;
    } else if (marker === 0xd9) return scans;
    else if (marker === 0xff) at += 1;
    else if (marker === 0 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      if (marker === 0xda) scans += 1;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return scans;
}

function countPngChunks(png: Buffer): number {
  let chunks = 0;
  for (let at = 8; at + 8 <= png.length; at += 12 + png.readUInt32BE(at))
    if (png.subarray(at + 4, at + 8).toString("latin1") !== "IDAT") chunks += 1;
  return chunks;
}

function refuseTooMany(pixels: number, limit: number): void {
  if (pixels <= limit) return;
  const has = Math.ceil(pixels / 1_000_000);
  const most = Math.floor(limit / 1_000_000);
  throw unprocessable(
    `The picture has ${has} megapixels; up to ${most} can be read. Please make it smaller.`,
  );
}

function refuseTooLong(side: number, most: number): void {
  if (side <= most) return;
  throw unprocessable(
    `The picture is ${side} pixels long; up to ${most} can be read. Please make it smaller.`,
  );
}

// The API's container has 384 MB: no cache, and one thread.
sharp.cache(false);
sharp.concurrency(1);
// Only these of libvips' many decoders are exposed to uploads.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});

/** Opens an uploaded picture. Truncated or broken ones fail; inspectPicture limits the number of pixels. */
function readPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: "error", limitInputPixels: false });
}
