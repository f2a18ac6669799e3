import { crc32 } from "node:zlib";
import sharp from "sharp";
import type { ApiError } from "../http/apiErrors";
import { encodePhoto } from "./encodePhoto";

const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } });

const claimingWebp = async (width: number, height: number) => {
  const bytes = await pixel.clone().webp().toBuffer();
  bytes.writeUInt16LE(width, 26);
  bytes.writeUInt16LE(height, 28);
  return bytes;
};
const claimingJpeg =
  (progressive: boolean, full = false) =>
  async (width: number, height: number) => {
    const chromaSubsampling = full ? "4:4:4" : "4:2:0";
    const bytes = await pixel.clone().jpeg({ progressive, chromaSubsampling }).toBuffer();
    const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    return bytes;
  };
const claimingPng =
  (progressive: boolean, bits: number) => async (width: number, height: number) => {
    const bytes = await pixel.clone().png({ progressive }).toBuffer();
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt8(bits, 24);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  };
/** A small file whose header claims this size. */
const claiming = {
  webp: claimingWebp,
  jpeg: claimingJpeg(false),
  "progressive jpeg": claimingJpeg(true),
  "progressive jpeg of full colors": claimingJpeg(true, true),
  png: claimingPng(false, 8),
  "interlaced png": claimingPng(true, 8),
  "interlaced png of 16 bits": claimingPng(true, 16),
};

/** Why it is refused; undefined if it is not because of its size. */
const refusal = async (bytes: Buffer): Promise<string | undefined> => {
  const error: unknown = await encodePhoto(bytes, "framed").catch((reason: unknown) => reason);
  const { status, message } = error as ApiError; // the files are too short to be read
  return status === 422 && message.includes("pixel") ? message : undefined;
};

test.each([
  ["jpeg", 10_000, 50],
  ["png", 10_000, 50],
  ["webp", 5000, 25],
  ["progressive jpeg", 5000, 25],
  ["progressive jpeg of full colors", 3333, 16],
  ["interlaced png", 5000, 25],
  ["interlaced png of 16 bits", 2500, 12],
] as const)("a %s with rows of %i pixels may have %i megapixels", async (kind, width, limit) => {
  expect(await refusal(await claiming[kind](width, 5000))).toBeUndefined();
  expect(await refusal(await claiming[kind](width, 5001))).toBe(
    `The picture has ${limit + 1} megapixels; up to ${limit} can be read. Please make it smaller.`,
  );
});

test.each([
  [16_384, 50],
  [50, 16_384],
] as const)("a side may have 16,384 pixels: %i x %i", async (width, height) => {
  const longer = [width, height].map((side) => (side === 50 ? 50 : side + 1)) as [number, number];

  expect(await refusal(await claiming.png(width, height))).toBeUndefined();
  expect(await refusal(await claiming.png(...longer))).toBe(
    "The picture is 16385 pixels long; up to 16384 can be read. Please make it smaller.",
  );
});

test("of 16 bits a side may have 8192 pixels", async () => {
  const deep = claimingPng(false, 16);
  expect(await refusal(await deep(8192, 50))).toBeUndefined();
  expect(await refusal(await deep(8193, 50))).toMatch(
    /^The picture is 8193 pixels long; up to 8192/,
  );
});

const small = () => sharp({ create: { width: 9, height: 9, channels: 3, background: "#a53" } });
/** A chunk of a PNG with no content. */
const chunk = (type: string) => {
  const named = Buffer.from(type);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([Buffer.alloc(4), named, check]);
};

test.each<[string, () => Promise<Buffer>, RegExp]>([
  [
    "an animated WebP",
    async () => {
      const bytes = await small()
        .webp({ lossless: true })
        .withExif({ IFD0: { Copyright: "A" } })
        .toBuffer();
      bytes.writeUInt8((bytes[20] ?? 0) | 2, 20);
      return bytes;
    },
    /^The picture is animated\. Please choose one that stands still\.$/,
  ],
  [
    "a JPEG of many scans",
    async () => {
      const bytes = await small().jpeg({ progressive: true }).toBuffer();
      const scan = bytes.subarray(bytes.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
      const scans = Array.from({ length: 60 }, () => scan);
      return Buffer.concat([bytes.subarray(0, -2), ...scans, bytes.subarray(-2)]);
    },
    /^The picture's file is built in an unusual way\./,
  ],
  [
    "a PNG of many chunks",
    async () => {
      const bytes = await small().png().toBuffer();
      const chunks = Array.from({ length: 60 }, () => chunk("teXt"));
      return Buffer.concat([bytes.subarray(0, 33), ...chunks, bytes.subarray(33)]);
    },
    /^The picture's file is built in an unusual way\./,
  ],
])("%s is refused before it is opened", async (_kind, make, message) => {
  const bytes = await make();
  const opened = jest.spyOn(sharp.prototype as { metadata: () => unknown }, "metadata");

  const error: unknown = await encodePhoto(bytes, "framed").catch((reason: unknown) => reason);

  expect(error).toMatchObject({ status: 422, message: expect.stringMatching(message) as string });
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
});

test("what a phone appends to a picture does not count", async () => {
  const film = Buffer.alloc(400, Buffer.from([0xff, 0xda, 0, 2]));
  const bytes = Buffer.concat([await small().jpeg().toBuffer(), film]);

  expect(await encodePhoto(bytes, "whole")).toHaveLength(2);
});

test("a picture beyond sharp's own limit gets the same message with its size", async () => {
  expect(await refusal(await claiming.png(60_000, 60_000))).toMatch(
    /^The picture has 3600 megapixels; up to 50 can be read\./,
  );
});

test.each([
  ["RGB", 3, undefined],
  ["RGB with transparency", 4, undefined],
  ["Display P3", 3, "p3"],
] as const)("a 16-bit PNG of %s keeps its colors", async (_, channels, profile) => {
  const color = [180, 90, 60, 255].slice(0, channels);
  const pixels = Uint16Array.from({ length: 200 * 100 * channels }, (_value, index) => {
    return (color[index % channels] ?? 0) * 257;
  });
  const raw = { width: 200, height: 100, channels };
  const deep = sharp(pixels, { raw }).toColourspace("rgb16");
  const picture = await (profile ? deep.withIccProfile(profile) : deep).png().toBuffer();
  expect(await sharp(picture).metadata()).toMatchObject({ depth: "ushort" });

  const variants = await encodePhoto(picture, "framed");
  const webp = variants.filter(({ format }) => format === "webp"); // AVIF cannot be read here
  expect(webp).toHaveLength(2);
  for (const { bytes } of webp) {
    const { channels: means } = await sharp(bytes).stats();
    expect(means.slice(0, 3).every(({ mean }, at) => Math.abs(mean - (color[at] ?? 0)) < 4)).toBe(
      true,
    );
  }
});
